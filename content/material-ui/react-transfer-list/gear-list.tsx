import { useEffect, useRef } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';

interface Props {
  name: string;
  items: readonly string[];
  checked: readonly string[];
  onCheck(items: readonly string[], isChecked: boolean): void;
}

/** One list, with a checkbox for all items above a checkbox for each. */
export function GearList({ name, items, checked, onCheck }: Props) {
  const allRef = useRef<HTMLInputElement>(null);
  const count = items.filter((item) => checked.includes(item)).length;
  const isSome = count > 0 && count < items.length;

  // The prop only changes the icon. Screen readers need the DOM property.
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
            onChange={(event, isChecked) => onCheck(items, isChecked)}
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
              checked={checked.includes(item)}
              onChange={(event, isChecked) => onCheck([item], isChecked)}
            />
          }
        />
      ))}
    </FormControl>
  );
}
