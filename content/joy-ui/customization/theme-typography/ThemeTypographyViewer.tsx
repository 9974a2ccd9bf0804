import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { useTheme } from '@mui/joy/styles';

const LEVELS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'title-lg',
  'title-md',
  'title-sm',
  'body-lg',
  'body-md',
  'body-sm',
  'body-xs',
] as const;

/** Turns var(--joy-fontSize-xl, 1.25rem) into 1.25rem. */
function unwrap(value: unknown) {
  return String(value ?? 'inherited').replace(/^var\([\w-]+, (.+)\)$/, '$1');
}

export default function ThemeTypographyViewer() {
  const { typography } = useTheme();
  const [sample, setSample] = useState('Night market on the quay');

  return (
    <Stack spacing={2}>
      <FormControl sx={{ maxWidth: 320 }}>
        <FormLabel>Poster text</FormLabel>
        <Input
          value={sample}
          onChange={(event) => setSample(event.target.value)}
        />
      </FormControl>
      {LEVELS.map((level) => {
        const { fontSize, fontWeight, lineHeight } = typography[level];
        return (
          <div key={level}>
            <Typography level={level} component="div">
              {sample}
            </Typography>
            <Typography level="body-xs">
              {level}: {unwrap(fontSize)}, weight {unwrap(fontWeight)}, line
              height {unwrap(lineHeight)}
            </Typography>
          </div>
        );
      })}
    </Stack>
  );
}
