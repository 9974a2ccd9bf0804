import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const line = {
  '--Input-radius': '0px',
  '--Input-paddingInline': '0px',
  bgcolor: 'transparent',
  borderBottom: '1px solid',
  borderColor: 'neutral.500',
  '&::before': {
    top: 'auto',
    height: '2px',
    bgcolor: 'primary.500',
    boxShadow: 'none',
    transform: 'scaleX(var(--Input-focused))',
    transition: 'transform 150ms',
  },
};

export default function InputCustomization() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl>
        <FormLabel>First frost</FormLabel>
        <Input variant="plain" defaultValue="October 21" sx={line} />
      </FormControl>
      <FormControl>
        <FormLabel>Last harvest</FormLabel>
        <Input
          defaultValue="Leek, on November 8"
          sx={{ '--Input-radius': '999px', '--Input-minHeight': '3rem' }}
        />
      </FormControl>
    </Stack>
  );
}
