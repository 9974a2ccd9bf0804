import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';

export default function PasswordField({ error }: { error?: string }) {
  const [isVisible, setIsVisible] = useState(false);

  return (
    <FormControl required error={Boolean(error)}>
      <FormLabel>Password</FormLabel>
      <Input
        name="password"
        type={isVisible ? 'text' : 'password'}
        autoComplete="current-password"
        endDecorator={
          <IconButton
            type="button"
            aria-label="Show password"
            aria-pressed={isVisible}
            color={isVisible ? 'primary' : 'neutral'}
            onClick={() => setIsVisible(!isVisible)}
          >
            <VisibilityIcon />
          </IconButton>
        }
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
