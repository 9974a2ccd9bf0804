import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const fields = [
  { variant: 'outlined', label: 'Summary' },
  { variant: 'soft', label: 'Note to the editor' },
  { variant: 'solid', label: 'Correction' },
  { variant: 'plain', label: 'Letter as printed' },
] as const;

export default function TextareaVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 2,
      }}
    >
      {fields.map(({ variant, label }) => (
        <FormControl key={variant}>
          <FormLabel>{label}</FormLabel>
          <Textarea
            variant={variant}
            minRows={2}
            defaultValue="Keep the bridge open."
          />
        </FormControl>
      ))}
    </Box>
  );
}
