import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import VisibilityIcon from '@mui/icons-material/Visibility';

const WORDS = 4;

export default function InputPassphrase() {
  const [shown, setShown] = useState(false);
  const [phrase, setPhrase] = useState('');
  const words = phrase.split(/\s+/).filter((word) => word.length > 2).length;
  const missing = Math.max(0, WORDS - words);

  return (
    <FormControl sx={{ maxWidth: 400 }}>
      <FormLabel>Passphrase for the tool shed</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        value={phrase}
        onChange={(event) => setPhrase(event.target.value)}
        endDecorator={
          <IconButton
            aria-label="Show the passphrase"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <VisibilityIcon />
          </IconButton>
        }
      />
      <LinearProgress
        aria-hidden
        determinate
        color={missing ? 'warning' : 'success'}
        value={((WORDS - missing) / WORDS) * 100}
        sx={{ mt: 1 }}
      />
      <FormHelperText role="status">
        {missing ? `Words still missing: ${missing}` : 'Long enough.'}
      </FormHelperText>
    </FormControl>
  );
}
