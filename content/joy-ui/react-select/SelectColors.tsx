import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const states = {
  calm: { color: 'success', effect: 'All ferries sail' },
  choppy: { color: 'warning', effect: 'No bicycles on small ferries' },
  storm: { color: 'danger', effect: 'No ferries today' },
} as const;

export default function SelectColors() {
  const [sea, setSea] = useState<keyof typeof states>('choppy');

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Sea</FormLabel>
      <Select
        variant="soft"
        color={states[sea].color}
        value={sea}
        onChange={(_event, value) => value && setSea(value)}
        slotProps={{ listbox: { 'aria-label': 'Sea' } }}
      >
        <Option value="calm">Calm</Option>
        <Option value="choppy">Choppy</Option>
        <Option value="storm">Storm</Option>
      </Select>
      <FormHelperText role="status">{states[sea].effect}</FormHelperText>
    </FormControl>
  );
}
