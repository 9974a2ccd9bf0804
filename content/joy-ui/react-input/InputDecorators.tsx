import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';

export default function InputDecorators() {
  const [visible, setVisible] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl id="input-decorator-amount">
        <FormLabel>Invoice amount in euros</FormLabel>
        <Input
          defaultValue="1480.00"
          startDecorator="€"
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
      </FormControl>
      <FormControl id="input-decorator-password">
        <FormLabel>Password</FormLabel>
        <Input
          type={visible ? 'text' : 'password'}
          autoComplete="new-password"
          endDecorator={
            <IconButton
              aria-label="Show password"
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            >
              {visible ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          }
        />
      </FormControl>
    </Stack>
  );
}
