import type { Random } from './random';
import { propName, title } from './words';

type Fence = (name: string, label: string) => string;

const component: Fence = (name, label) => `\`\`\`tsx
import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function Example() {
  const [${name}, setValue] = useState('');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <TextField label="${label}" value={${name}} onChange={(event) => setValue(event.target.value)} />
      <Button variant="contained" disabled={${name} === ''} onClick={() => setValue('')}>
        Clear ${label.toLowerCase()}
      </Button>
    </Stack>
  );
}
\`\`\``;

const install: Fence = () => `\`\`\`bash package-manager
npm install @mui/material @emotion/react @emotion/styled
\`\`\``;

const theme: Fence = (name) => `\`\`\`ts title="src/theme.ts" {4-6}
import { createTheme } from '@mui/material/styles';

export const ${name} = createTheme({
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
  },
});
\`\`\``;

const settings: Fence = (name, label) => `\`\`\`json title="settings.json"
{
  "${name}": { "label": "${label}", "limit": 24 },
  "columns": ["name", "date", "total"]
}
\`\`\``;

const styles: Fence = (name) => `\`\`\`css
.${name} {
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
}
\`\`\``;

const usage: Fence = (name, label) => `\`\`\`tsx
<Button variant="outlined" aria-label="${label}" ${name}={() => open('${name}')}>
  ${label}
</Button>
\`\`\``;

const FENCES = [component, install, theme, settings, styles, usage] as const;

/** Code block for one section. Six consecutive sections get one of each kind. */
export function codeFence(index: number, random: Random): string {
  const fence = FENCES[index % FENCES.length] ?? usage;
  return fence(propName(random), title(random));
}
