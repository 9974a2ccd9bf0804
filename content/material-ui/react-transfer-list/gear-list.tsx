import { useEffect, useRef } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';

interface Props {
  name: string;
  items: readonly string[];
  marked: readonly string[];
  onMark(items: readonly string[], isMarked: boolean): void;
}

/** One side: a box that marks all items, then a box for each of them. */
export function GearList({ name, items, marked, onMark }: Props) {
  const allRef = useRef<HTMLInputElement>(null);
  const count = items.filter((item) => marked.includes(item)).length;
  const isSome = count > 0 && count < items.length;

  useEffect(() => {
    if (allRef.current) {
      allRef.current.indeterminate = isSome;
    }
  });

  return (
    <FormControl component="fieldset" sx={{ flex: 1, minHeight: 300 }}>
      <FormLabel component="legend">{name}</FormLabel>
      <FormControlLabel
        label={`All, ${count} of ${items.length}`}
        disabled={items.length === 0}
        control={
          <Checkbox
            checked={count > 0 && !isSome}
            indeterminate={isSome}
            onChange={(event, isMarked) => onMark(items, isMarked)}
            slotProps={{ input: { ref: allRef } }}
          />
        }
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      />
      {items.map((item) => (
        <FormControlLabel
          key={item}
          label={item}
          control={
            <Checkbox
              checked={marked.includes(item)}
              onChange={(event, isMarked) => onMark([item], isMarked)}
            />
          }
        />
      ))}
    </FormControl>
  );
}
