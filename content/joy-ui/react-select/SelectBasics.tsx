import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const ferries: Record<string, string> = {
  amber: '07:15 and 12:30',
  gull: '08:05 and 16:40',
  pine: '09:20 only',
};

export default function SelectBasics() {
  const [port, setPort] = useState<string | null>(null);

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Departure port</FormLabel>
      <Select
        value={port}
        onChange={(_event, value) => setPort(value)}
        placeholder="Choose a port"
        slotProps={{ listbox: { 'aria-label': 'Departure port' } }}
        sx={{ '--Select-placeholderOpacity': 0.8 }}
      >
        <Option value="amber">Amber Bay</Option>
        <Option value="gull">Gull Rock</Option>
        <Option value="pine">Pine Harbor</Option>
        <Option value="north" disabled>
          North Head (closed in winter)
        </Option>
      </Select>
      <FormHelperText role="status">
        {port ? `Ferries at ${ferries[port]}` : 'No port selected'}
      </FormHelperText>
    </FormControl>
  );
}
