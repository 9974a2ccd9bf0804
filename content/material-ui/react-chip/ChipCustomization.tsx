import { useState } from 'react';
import Chip from '@mui/material/Chip';

export default function ChipCustomization() {
  const [speed, setSpeed] = useState<33 | 45>(33);

  return (
    <Chip
      label={`Plays at ${speed} rpm`}
      onClick={() => setSpeed(speed === 33 ? 45 : 33)}
      onDelete={() => setSpeed(33)}
      sx={{
        borderRadius: 1,
        '& .MuiChip-deleteIcon': { color: 'text.secondary' },
        '&.Mui-focusVisible': { outline: '2px solid' },
      }}
    />
  );
}
