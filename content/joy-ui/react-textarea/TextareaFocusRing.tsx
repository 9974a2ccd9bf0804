import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaFocusRing() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <FormControl>
        <FormLabel>Thick green ring</FormLabel>
        <Textarea
          minRows={2}
          sx={{
            '--Textarea-focused': 1,
            '--Textarea-focusedThickness': '4px',
            '&::before': {
              '--Textarea-focusedHighlight': 'var(--joy-palette-success-500)',
            },
          }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Underline</FormLabel>
        <Textarea
          minRows={2}
          sx={{
            border: 0,
            borderBottom: '1px solid',
            borderRadius: 0,
            boxShadow: 'none',
            '&::before': {
              boxShadow: 'none',
              borderBottom: '2px solid',
              borderColor: 'var(--Textarea-focusedHighlight)',
              scale: 'var(--Textarea-focused) 1',
              transition: 'scale 0.2s',
            },
          }}
        />
      </FormControl>
    </Stack>
  );
}
