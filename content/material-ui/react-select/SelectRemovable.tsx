import { useId, useState } from 'react';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const gear = ['Fins', 'Kickboard', 'Nose clip', 'Pull buoy', 'Snorkel'];

export default function SelectRemovable() {
  const id = useId();
  const [borrowed, setBorrowed] = useState(['Fins', 'Snorkel']);

  const returnItem = (item: string) => {
    setBorrowed(borrowed.filter((other) => other !== item));
    document.getElementById(id)?.focus();
  };

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <FormControl>
        <InputLabel id={`${id}-label`}>Borrow gear</InputLabel>
        <Select
          multiple
          labelId={`${id}-label`}
          id={id}
          label="Borrow gear"
          value={borrowed}
          onChange={(event) =>
            setBorrowed(
              gear.filter((item) => event.target.value.includes(item)),
            )
          }
          renderValue={(value) => `${value.length} of ${gear.length}`}
        >
          {gear.map((item) => (
            <MenuItem key={item} value={item}>
              {item}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Stack
        role="group"
        aria-label="Borrowed gear"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {borrowed.map((item) => (
          <Chip
            key={item}
            label={item}
            aria-label={`Return ${item}`}
            onClick={() => returnItem(item)}
            onDelete={() => returnItem(item)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
