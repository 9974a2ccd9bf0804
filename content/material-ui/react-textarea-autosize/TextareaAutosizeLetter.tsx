import { useId } from 'react';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeLetter() {
  const id = useId();

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <FormLabel htmlFor={id}>Letter to Tromsø</FormLabel>
      <TextareaAutosize
        id={id}
        name="letter"
        minRows={2}
        maxRows={6}
        defaultValue="Dear Sunniva, the snow has melted here."
      />
    </Stack>
  );
}
