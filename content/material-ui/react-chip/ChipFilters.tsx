import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';

const records = [
  { title: 'Tidal Hours', genre: 'Dub' },
  { title: 'Slow Orchard', genre: 'Folk' },
  { title: 'Paper Moons', genre: 'Soul' },
  { title: 'Hay and Honey', genre: 'Folk' },
];

export default function ChipFilters() {
  const [genres, setGenres] = useState(['Folk']);
  const found = records.filter(({ genre }) => genres.includes(genre));

  return (
    <Stack spacing={2}>
      <Stack
        role="group"
        aria-label="Genres"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {['Dub', 'Folk', 'Soul'].map((genre) => {
          const on = genres.includes(genre);
          return (
            <Chip
              key={genre}
              label={genre}
              aria-pressed={on}
              color={on ? 'primary' : 'default'}
              icon={on ? <CheckIcon /> : undefined}
              onClick={() =>
                setGenres(
                  on
                    ? genres.filter((other) => other !== genre)
                    : [...genres, genre],
                )
              }
            />
          );
        })}
      </Stack>
      <Typography role="status">
        {found.length} found{found.length > 0 && ': '}
        {found.map(({ title }) => title).join(', ')}
      </Typography>
    </Stack>
  );
}
