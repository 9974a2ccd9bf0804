import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function VariantsSideBySide() {
  const [chosen, setChosen] = useState<string>('soft');
  const variant = variants.find((name) => name === chosen);
  const look = { variant, color: 'primary' } as const;

  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <FormControl>
        <FormLabel>Variant</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ flexWrap: 'wrap', gap: 2, '--RadioGroup-gap': 0 }}
        >
          {variants.map((name) => (
            <Radio key={name} value={name} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Alert {...look}>Doors open in ten minutes.</Alert>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar {...look} role="img" aria-label="Emma King">
          EK
        </Avatar>
        <Chip {...look}>Row 3</Chip>
        <Button {...look}>Seat map</Button>
      </Stack>
      <Input
        {...look}
        defaultValue="Ilse Marten, two seats"
        slotProps={{ input: { 'aria-label': 'Name on the list' } }}
      />
    </Stack>
  );
}
