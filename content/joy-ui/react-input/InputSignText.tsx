import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const MAX_LENGTH = 24;

export default function InputSignText() {
  const [text, setText] = useState('Grandma’s tomatoes');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Text on the sign</FormLabel>
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ input: { maxLength: MAX_LENGTH } }}
        />
        <FormHelperText>
          {text.length} of {MAX_LENGTH} characters
        </FormHelperText>
      </FormControl>
      <Sheet
        variant="soft"
        color="success"
        sx={{ p: 2, minHeight: 56, borderRadius: 'sm', textAlign: 'center' }}
      >
        {text}
      </Sheet>
    </Stack>
  );
}
