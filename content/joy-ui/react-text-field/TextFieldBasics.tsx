import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldBasics() {
  const [boat, setBoat] = useState('');

  return (
    <FormControl required sx={{ maxWidth: 320 }}>
      <FormLabel>Boat name</FormLabel>
      <Input
        name="boat"
        autoComplete="off"
        value={boat}
        onChange={(event) => setBoat(event.target.value)}
        slotProps={{ input: { maxLength: 20 } }}
      />
      <FormHelperText>{20 - boat.length} of 20 characters left</FormHelperText>
    </FormControl>
  );
}
