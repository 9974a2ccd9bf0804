import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';

const filters = ['Vegan', 'Rye', 'Nut-free'];
const breads = [
  { name: 'Seeded rye', traits: ['Vegan', 'Rye'] },
  { name: 'Potato bread', traits: ['Vegan', 'Nut-free'] },
];

export default function ChipFilters() {
  const [active, setActive] = useState(['Vegan']);
  const matches = breads.filter(({ traits }) =>
    active.every((filter) => traits.includes(filter)),
  );

  return (
    <Stack spacing={1.5}>
      <Stack role="group" aria-label="Filters" direction="row" spacing={1}>
        {filters.map((filter) => {
          const checked = active.includes(filter);
          const others = active.filter((other) => other !== filter);
          const color = checked ? 'primary' : 'neutral';
          return (
            <Chip
              key={filter}
              size="lg"
              variant="plain"
              color={color}
              startDecorator={checked && <CheckIcon />}
              slotProps={{ startDecorator: { sx: { zIndex: 2 } } }}
            >
              <Checkbox
                size="sm"
                variant={checked ? 'soft' : 'outlined'}
                color={color}
                disableIcon
                overlay
                label={filter}
                checked={checked}
                onChange={() =>
                  setActive(checked ? others : [...others, filter])
                }
              />
            </Chip>
          );
        })}
      </Stack>
      <Typography role="status" level="body-sm">
        {matches.map(({ name }) => name).join(', ') || 'No bread matches.'}
      </Typography>
    </Stack>
  );
}
