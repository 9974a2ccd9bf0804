import { useState } from 'react';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Seat = styled('button')(({ theme }) => ({
  width: 44,
  height: 44,
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: theme.vars.radius.sm,
  backgroundColor: 'transparent',
  ...theme.variants.outlined.success,
  '&:hover': theme.variants.outlinedHover.success,
  '&[aria-pressed="true"]': theme.variants.solid.success,
  '&:disabled': theme.variants.softDisabled.success,
  [theme.focus.selector]: theme.focus.default,
}));

const seats = ['C1', 'C2', 'C3', 'C4'];

export default function VariantsSeats() {
  const [chosen, setChosen] = useState(['C2']);
  const toggle = (seat: string) =>
    setChosen((before) =>
      before.includes(seat)
        ? before.filter((other) => other !== seat)
        : [...before, seat],
    );

  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} role="group" aria-label="Row C">
        {seats.map((seat) => (
          <Seat
            key={seat}
            type="button"
            aria-pressed={chosen.includes(seat)}
            disabled={seat === 'C4'}
            onClick={() => toggle(seat)}
          >
            {seat}
          </Seat>
        ))}
      </Stack>
      <Typography role="status" level="body-sm">
        {chosen.length === 0
          ? 'No seat chosen'
          : `Chosen: ${chosen.join(', ')}`}
      </Typography>
    </Stack>
  );
}
