import { useState } from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AddIcon from '@mui/icons-material/Add';

const extras = ['Butter', 'Plum jam', 'Honey'];

export default function ChipClickable() {
  const [added, setAdded] = useState('');

  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {extras.map((extra) => (
          <Chip
            key={extra}
            size="lg"
            variant="outlined"
            startDecorator={<AddIcon />}
            onClick={() => setAdded(extra)}
          >
            {extra}
          </Chip>
        ))}
      </Stack>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {added && `Added to your order: ${added}`}
      </Typography>
    </Stack>
  );
}
