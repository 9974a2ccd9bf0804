import { useRef } from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import type { Person } from '../people';

export interface CalloutBarProps {
  picked: Person[];
  onClear: () => void;
}

export default function CalloutBar({ picked, onClear }: CalloutBarProps) {
  const status = useRef<HTMLDivElement>(null);
  const names = picked.map(({ name }) => name.split(' ')[0]);
  const slowest = Math.max(...picked.map(({ minutes }) => minutes));

  const handleClear = () => {
    onClear();
    // The focused button disappears, so move focus to the status.
    status.current?.focus();
  };

  return (
    <Sheet
      variant={picked.length > 0 ? 'outlined' : 'plain'}
      sx={{
        position: 'sticky',
        bottom: 16,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        borderRadius: 'lg',
        ...(picked.length > 0 && {
          p: 2,
          boxShadow: 'lg',
          borderColor: 'warning.400',
        }),
      }}
    >
      <div ref={status} role="status" tabIndex={-1} style={{ outline: 'none' }}>
        {picked.length > 0 && (
          <>
            <Typography level="title-md">
              Callout: {names.join(', ')}
            </Typography>
            <Typography level="body-sm">
              Everyone can be at the hut in {slowest} minutes.
            </Typography>
          </>
        )}
      </div>
      {picked.length > 0 && (
        <Button variant="plain" color="neutral" onClick={handleClear}>
          Clear
        </Button>
      )}
    </Sheet>
  );
}
