import type { Random } from './random';
import { title } from './words';

type DemoCode = (name: string, text: string) => string;

const counter: DemoCode = (name, text) => `import { useState } from 'react';
import Button from '@mui/LIBRARY/Button';
import Stack from '@mui/LIBRARY/Stack';
import Typography from '@mui/LIBRARY/Typography';

export default function ${name}() {
  const [count, setCount] = useState(0);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setCount(count + 1)}>${text}</Button>
      <Typography role="status">{count}</Typography>
    </Stack>
  );
}
`;

const choice: DemoCode = (name, text) => `import { useState } from 'react';
import Checkbox from '@mui/LIBRARY/Checkbox';
import Chip from '@mui/LIBRARY/Chip';
import Divider from '@mui/LIBRARY/Divider';
import Stack from '@mui/LIBRARY/Stack';

export default function ${name}() {
  const [checked, setChecked] = useState(false);

  return (
    <Stack spacing={1}>
      <Checkbox checked={checked} onChange={() => setChecked(!checked)} slotProps={{ input: { 'aria-label': '${text}' } }} />
      <Divider />
      <div>{checked && <Chip variant="outlined">${text}</Chip>}</div>
    </Stack>
  );
}
`;

const alert: DemoCode = (name, text) => `import Alert from '@mui/LIBRARY/Alert';
import Avatar from '@mui/LIBRARY/Avatar';
import Badge from '@mui/LIBRARY/Badge';
import Stack from '@mui/LIBRARY/Stack';

export default function ${name}() {
  return (
    <Stack spacing={2}>
      <Alert>${text}</Alert>
      <Badge badgeContent={4}>
        <Avatar>${text[0] ?? ''}</Avatar>
      </Badge>
    </Stack>
  );
}
`;

const boxes: DemoCode = (name, text) => `import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function ${name}() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Box sx={{ p: 2, border: '1px solid', borderRadius: '8px' }}>${text}</Box>
      <Box sx={{ p: 2, bgcolor: 'hsl(210, 100%, 96%)', color: 'hsl(210, 60%, 20%)' }}>${text}</Box>
    </Stack>
  );
}
`;

const LIBRARY_DEMOS = [counter, choice, alert] as const;

/** Source of a demo that uses the product's own components. */
export function demoCode(product: string, name: string, random: Random): string {
  if (product === 'system') return boxes(name, title(random));
  const library = product === 'joy-ui' ? 'joy' : 'material';
  return random.pick(LIBRARY_DEMOS)(name, title(random)).replaceAll('LIBRARY', library);
}
