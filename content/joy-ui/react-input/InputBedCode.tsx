import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

function toCode(text: string) {
  const [, letter = '', digits = ''] =
    /^([A-Z]?)(\d{0,2})/.exec(text.toUpperCase().replace(/[^A-Z\d]/g, '')) ??
    [];
  return digits ? `${letter}-${digits}` : letter;
}

export default function InputBedCode() {
  const [code, setCode] = useState('');

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Bed code</FormLabel>
      <Input
        value={code}
        onChange={(event) => setCode(toCode(event.target.value))}
        slotProps={{ input: { autoCapitalize: 'characters' } }}
      />
      <FormHelperText>A letter and a number, such as C-14.</FormHelperText>
    </FormControl>
  );
}
