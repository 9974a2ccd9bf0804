import { useRef } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useVirtualizer } from '@tanstack/react-virtual';

const count = 12_000;
const causes = ['Storm', 'Smoke', 'Traffic', 'Flood', 'False alarm'];

export default function ListArchive() {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { getTotalSize, getVirtualItems } = useVirtualizer({
    count,
    estimateSize: () => 48,
    getScrollElement: () => scrollerRef.current,
    initialRect: { width: 320, height: 240 },
  });

  return (
    <Paper
      ref={scrollerRef}
      variant="outlined"
      role="region"
      aria-label="Calls since 1980"
      tabIndex={0}
      sx={{ height: 240, overflow: 'auto' }}
    >
      <List disablePadding style={{ height: getTotalSize() }}>
        {getVirtualItems().map(({ index, start }) => (
          <ListItem
            key={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            sx={{ position: 'absolute', height: 48 }}
            style={{ top: start }}
          >
            <ListItemText
              primary={`${count - index}: ${causes[(index * 7) % 5]}`}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
