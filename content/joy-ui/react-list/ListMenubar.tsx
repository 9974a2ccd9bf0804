import { useRef, useState, type KeyboardEvent } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const actions = ['Check in', 'Check out', 'Print list'];

export default function ListMenubar() {
  const items = useRef<(HTMLElement | null)[]>([]);
  const [current, setCurrent] = useState(0);
  const [done, setDone] = useState('');

  const moveFocus = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      const next = (current + step + actions.length) % actions.length;
      event.preventDefault();
      setCurrent(next);
      items.current[next]?.focus();
    }
  };

  return (
    <Stack spacing={1}>
      <List
        role="menubar"
        aria-label="Guests"
        orientation="horizontal"
        onKeyDown={moveFocus}
      >
        {actions.map((action, index) => (
          <ListItem key={action}>
            <ListItemButton
              ref={(element: HTMLElement | null) => {
                items.current[index] = element;
              }}
              role="menuitem"
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onClick={() => setDone(action)}
            >
              {action}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" sx={{ minHeight: 21 }}>
        {done && `Done: ${done}`}
      </Typography>
    </Stack>
  );
}
