import { useState } from 'react';
import Chip from '@mui/material/Chip';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';

const fish = ['Moray', 'Seahorse', 'Lumpfish'];

export default function ClickAwayPress() {
  const [chosen, setChosen] = useState('Moray');

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setChosen('')}
    >
      <Stack role="group" aria-label="Fish" direction="row" spacing={1}>
        {fish.map((name) => (
          <Chip
            key={name}
            label={name}
            color={name === chosen ? 'primary' : 'default'}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name === chosen ? '' : name)}
          />
        ))}
      </Stack>
    </ClickAwayListener>
  );
}
