import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import type { SxProps } from '@mui/joy/styles/types';

const rings: Record<string, SxProps> = {
  Default: { '--Input-focused': 1 },
  'Wide and green': {
    '--Input-focused': 1,
    '--Input-focusedThickness': '4px',
    '&::before': {
      '--Input-focusedHighlight': 'var(--joy-palette-success-500)',
    },
  },
  // A variable with an empty fallback removes the word "inset".
  Outside: { '--Input-focused': 1, '--Input-focusedInset': 'var(--none, )' },
};

export default function InputFocusRing() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      {Object.entries(rings).map(([label, sx]) => (
        <FormControl key={label}>
          <FormLabel>{label}</FormLabel>
          <Input sx={sx} />
        </FormControl>
      ))}
    </Stack>
  );
}
