import { useState } from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const days = ['Monday', 'Wednesday', 'Friday', 'Saturday', 'Sunday'];

export default function SelectMultiple() {
  const [selected, setSelected] = useState(['Friday', 'Sunday']);

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Travel days</FormLabel>
      <Select
        multiple
        name="days"
        getSerializedValue={(options) =>
          options.map(({ value }) => value).join(' ')
        }
        value={selected}
        onChange={(_event, value) => setSelected(value)}
        placeholder="Choose your days"
        renderValue={(options) => (
          <Box component="span" sx={{ display: 'flex', gap: 0.5 }}>
            {options.map(({ value }) => (
              <Chip key={value} component="span" color="primary">
                {value.slice(0, 3)}
              </Chip>
            ))}
          </Box>
        )}
        slotProps={{ listbox: { 'aria-label': 'Travel days' } }}
        sx={{ '--Select-placeholderOpacity': 0.8 }}
      >
        {days.map((day) => (
          <Option key={day} value={day}>
            {day}
          </Option>
        ))}
      </Select>
      <FormHelperText role="status">
        {selected.length} of {days.length} days selected
      </FormHelperText>
    </FormControl>
  );
}
