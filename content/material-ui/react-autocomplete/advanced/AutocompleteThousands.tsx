import {
  cloneElement,
  useRef,
  type ComponentPropsWithRef,
  type ReactElement,
} from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

const lots = Array.from({ length: 5000 }, (_, index) => `Lot ${index + 1}`);
const height = 40;

function LotList({ children, ref, ...props }: ComponentPropsWithRef<'ul'>) {
  const rows = children as ReactElement<ComponentPropsWithRef<'li'>>[];
  const scroller = useRef<HTMLUListElement>(null);
  const handleRef = useForkRef(ref, scroller);
  const chosen = rows.findIndex((row) => row.props['aria-selected']);
  const { getTotalSize, getVirtualItems } = useVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    getScrollElement: () => scroller.current,
    initialOffset: Math.max(chosen, 0) * height,
    initialRect: { width: 320, height: 320 },
    overscan: 20,
    rangeExtractor: (range) => [
      ...new Set([0, ...defaultRangeExtractor(range), range.count - 1]),
    ],
  });

  return (
    <ul {...props} ref={handleRef}>
      <li role="presentation" style={{ height: getTotalSize() }} />
      {getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        return (
          row &&
          cloneElement(row, {
            'aria-setsize': rows.length,
            'aria-posinset': index + 1,
            style: { position: 'absolute', top: start, width: '100%', height },
          })
        );
      })}
    </ul>
  );
}

export default function AutocompleteThousands() {
  return (
    <Autocomplete
      autoHighlight
      options={lots}
      defaultValue="Lot 2500"
      slotProps={{ listbox: { component: LotList, sx: { py: 0 } } }}
      renderInput={(params) => <TextField {...params} label="Seed lot" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
