import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { GearList } from './gear-list';

const bags = ['Soup', 'Oats', 'Nuts', 'Tea', 'Dates'];

export default function TransferListMarkAll() {
  const [loaded, setLoaded] = useState(['Tea']);
  const [checked, setChecked] = useState<readonly string[]>(['Oats']);
  const [message, setMessage] = useState('Select the bags to move.');
  const stored = bags.filter((bag) => !loaded.includes(bag));

  function check(items: readonly string[], isChecked: boolean) {
    const others = checked.filter((item) => !items.includes(item));
    setChecked(isChecked ? [...others, ...items] : others);
  }

  function move(from: readonly string[], to: string) {
    const moved = from.filter((bag) => checked.includes(bag));
    const stays = loaded.filter((bag) => !moved.includes(bag));
    setLoaded(to === 'sled' ? [...loaded, ...moved] : stays);
    check(moved, false);
    setMessage(
      moved.length > 0
        ? `Moved to the ${to}: ${moved.join(', ')}`
        : 'No bags selected',
    );
  }

  const listProps = { checked, onCheck: check };
  return (
    <Stack spacing={1} sx={{ maxWidth: 480 }}>
      <Stack direction="row" spacing={1}>
        <GearList name="Depot" items={stored} {...listProps} />
        <Stack sx={{ justifyContent: 'center' }}>
          <IconButton
            aria-label="Move to the sled"
            onClick={() => move(stored, 'sled')}
          >
            <ArrowForwardIcon />
          </IconButton>
          <IconButton
            aria-label="Move to the depot"
            onClick={() => move(loaded, 'depot')}
          >
            <ArrowBackIcon />
          </IconButton>
        </Stack>
        <GearList name="Sled" items={loaded} {...listProps} />
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
