import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [email, setEmail] = useState('mia.fischer@example');
  const [checked, setChecked] = useState(true);
  const error = checked && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <FormControl
      id="input-validation-email"
      error={error}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormLabel>Billing email</FormLabel>
      <Input
        type="email"
        autoComplete="email"
        error={error}
        value={email}
        onBlur={() => setChecked(true)}
        onChange={(event) => {
          setEmail(event.target.value);
          setChecked(false);
        }}
      />
      <FormHelperText
        aria-live="polite"
        sx={error ? { color: 'danger.plainColor' } : undefined}
      >
        {error
          ? 'Add the ending, for example “.com”.'
          : 'Invoices go to this address.'}
      </FormHelperText>
    </FormControl>
  );
}
