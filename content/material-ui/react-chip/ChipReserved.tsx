import { useRef, useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ChipReserved() {
  const rootRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [titles, setTitles] = useState(['Night Ferry', 'Kelp', 'Low Sun']);

  const remove = (title: string) => {
    const chips =
      rootRef.current?.querySelectorAll<HTMLElement>('[role=button]');
    const index = titles.indexOf(title);
    const neighbor = chips?.[index + 1] ?? chips?.[index - 1];
    (neighbor ?? statusRef.current)?.focus();
    setTitles(titles.filter((other) => other !== title));
  };

  return (
    <Stack ref={rootRef} spacing={1}>
      <Typography ref={statusRef} role="status" tabIndex={-1}>
        Reserved for you: {titles.length}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
      >
        {titles.map((title) => (
          <li key={title}>
            <Chip
              label={title}
              aria-label={`Remove ${title}`}
              onClick={() => remove(title)}
              onDelete={() => remove(title)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
