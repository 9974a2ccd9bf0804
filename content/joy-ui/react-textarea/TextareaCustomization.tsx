import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaCustomization() {
  return (
    <FormControl sx={{ maxWidth: 400 }}>
      <FormLabel>Letter to typeset</FormLabel>
      <Textarea
        minRows={3}
        defaultValue="The library stays open until nine, and so should the bridge."
        sx={{
          '--Textarea-radius': '16px',
          '--Textarea-paddingInline': '1.25rem',
          '--Textarea-paddingBlock': '1rem',
          fontFamily: 'code',
          bgcolor: 'background.level1',
        }}
      />
    </FormControl>
  );
}
