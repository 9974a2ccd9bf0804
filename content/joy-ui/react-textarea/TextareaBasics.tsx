import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaBasics() {
  const [letter, setLetter] = useState('');
  const words = letter.split(/\s+/).filter(Boolean).length;

  return (
    <FormControl sx={{ maxWidth: 400 }}>
      <FormLabel>Your letter</FormLabel>
      <Textarea
        minRows={3}
        name="letter"
        value={letter}
        onChange={(event) => setLetter(event.target.value)}
      />
      <FormHelperText>{words} of 250 words</FormHelperText>
    </FormControl>
  );
}
