import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { GearList } from './gear-list';

const gear = ['Soup', 'Oats', 'Nuts', 'Tea', 'Dates'];

export default function TransferListMarkAll() {
  const [packed, setPacked] = useState(['Tea']);
  const [marked, setMarked] = useState<readonly string[]>(['Oats']);
  const left = gear.filter((item) => !packed.includes(item));

  function mark(items: readonly string[], isMarked: boolean) {
    const others = marked.filter((item) => !items.includes(item));
    setMarked(isMarked ? [...others, ...items] : others);
  }

  function swap() {
    setPacked(
      gear.filter((item) => packed.includes(item) !== marked.includes(item)),
    );
    setMarked([]);
  }

  return (
    <Stack spacing={1} sx={{ maxWidth: 400 }}>
      <Stack direction="row" spacing={2}>
        <GearList name="Depot" items={left} marked={marked} onMark={mark} />
        <GearList name="Sled" items={packed} marked={marked} onMark={mark} />
      </Stack>
      <Button variant="outlined" onClick={swap}>
        Move what is marked
      </Button>
      <Typography role="status">Bags on the sled: {packed.length}</Typography>
    </Stack>
  );
}
