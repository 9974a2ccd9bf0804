import { useRef } from 'react';
import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';

const count = 10_000;

export default function VirtualListBeds() {
  const scroller = useRef<HTMLDivElement>(null);
  const { getTotalSize, getVirtualItems } = useVirtualizer({
    count,
    estimateSize: () => 40,
    getScrollElement: () => scroller.current,
  });
  return (
    <Box
      ref={scroller}
      tabIndex={0}
      role="list"
      aria-label="Beds"
      sx={{ maxWidth: 320, height: 240, overflow: 'auto' }}
    >
      <Box sx={{ position: 'relative' }} style={{ height: getTotalSize() }}>
        {getVirtualItems().map(({ index, start }) => (
          <Box
            key={index}
            role="listitem"
            aria-setsize={count}
            aria-posinset={index + 1}
            sx={{ position: 'absolute', lineHeight: '40px', px: 2 }}
            style={{ top: start }}
          >
            Bed {index + 1}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
