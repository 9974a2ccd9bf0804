import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const gear = ['Tent', 'Rope', 'Stove', 'Ice screws', 'Radio'];
const without = (all: string[], out: string[]) =>
  all.filter((item) => !out.includes(item));

export default function TransferListBackpack() {
  const [packed, setPacked] = useState(['Tent']);
  const [checked, setChecked] = useState<string[]>([]);
  const [message, setMessage] = useState('Select what you want to move.');
  function move(from: string[], toBackpack: boolean) {
    const items = from.filter((item) => checked.includes(item));
    setPacked(toBackpack ? [...packed, ...items] : without(packed, items));
    setChecked(without(checked, items));
    setMessage(items.length ? `Moved: ${items.join(', ')}` : 'None selected');
  }

  const side = (name: string, items: string[], isCamp: boolean) => (
    <Stack sx={{ flex: 1, minHeight: 280 }}>
      <FormControl component="fieldset" sx={{ flexGrow: 1 }}>
        <FormLabel component="legend">{name}</FormLabel>
        {items.map((item) => (
          <FormControlLabel
            key={item}
            label={item}
            control={
              <Checkbox
                checked={checked.includes(item)}
                onChange={(event, isChecked) =>
                  setChecked(
                    isChecked ? [...checked, item] : without(checked, [item]),
                  )
                }
              />
            }
          />
        ))}
      </FormControl>
      <Button onClick={() => move(items, isCamp)}>
        {isCamp ? 'Pack' : 'Take out'}
      </Button>
    </Stack>
  );

  return (
    <Stack spacing={1} sx={{ maxWidth: 400 }}>
      <Stack direction="row" spacing={2}>
        {side('Base camp', without(gear, packed), true)}
        {side('Backpack', packed, false)}
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
