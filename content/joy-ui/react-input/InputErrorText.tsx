import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputErrorText() {
  const [bed, setBed] = useState('Bed 7');
  const [touched, setTouched] = useState(true);
  const error = touched && !/^\d{1,2}$/.test(bed);

  return (
    <FormControl error={error} sx={{ maxWidth: 320 }}>
      <FormLabel>Bed number</FormLabel>
      <Input
        error={error}
        value={bed}
        onBlur={() => setTouched(true)}
        onChange={(event) => {
          setBed(event.target.value);
          setTouched(false);
        }}
        slotProps={{ input: { inputMode: 'numeric' } }}
      />
      <FormHelperText
        role="status"
        sx={error ? { color: 'danger.plainColor' } : undefined}
      >
        {error
          ? 'Enter only digits, such as 7.'
          : 'You can find it on the small sign.'}
      </FormHelperText>
    </FormControl>
  );
}
