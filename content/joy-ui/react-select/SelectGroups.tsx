import { useId } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const islands = [
  { name: 'East islands', ports: ['Amber Bay', 'Gull Rock', 'Lamb Holm'] },
  { name: 'West islands', ports: ['Pine Harbor', 'Long Quay', 'North Head'] },
];

export default function SelectGroups() {
  const id = useId();

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Arrival port</FormLabel>
      <Select
        placeholder="Choose a port"
        slotProps={{ listbox: { 'aria-label': 'Arrival port' } }}
        sx={{ '--Select-placeholderOpacity': 0.8 }}
      >
        {islands.map(({ name, ports }) => (
          <List key={name} aria-labelledby={`${id}-${name[0]}`}>
            <ListItem
              sticky
              id={`${id}-${name[0]}`}
              sx={{ fontSize: 'sm', fontWeight: 'lg' }}
            >
              {name}
            </ListItem>
            {ports.map((port) => (
              <Option key={port} value={port}>
                {port}
              </Option>
            ))}
          </List>
        ))}
      </Select>
    </FormControl>
  );
}
