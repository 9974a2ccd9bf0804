import { useState } from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const requests = [
  { boat: 'Aurora', nights: 2 },
  { boat: 'Dunlin', nights: 5 },
  { boat: 'Vesper', nights: 1 },
];

export default function TableSelection() {
  const [selected, setSelected] = useState(['Dunlin']);
  const isAll = selected.length === requests.length;
  const isSome = selected.length > 0 && !isAll;
  const toggle = (boat: string) =>
    setSelected((list) =>
      list.includes(boat)
        ? list.filter((other) => other !== boat)
        : [...list, boat],
    );

  return (
    <Box>
      <Table aria-label="Berth requests">
        <thead>
          <tr>
            <th style={{ width: 40 }}>
              <Checkbox
                checked={isAll}
                indeterminate={isSome}
                onChange={() =>
                  setSelected(isAll ? [] : requests.map(({ boat }) => boat))
                }
                slotProps={{
                  input: {
                    'aria-label': 'Select all requests',
                    'aria-checked': undefined,
                    ref: (input) => {
                      if (input) input.indeterminate = isSome;
                    },
                  },
                }}
                sx={{ verticalAlign: 'middle' }}
              />
            </th>
            <th>Boat</th>
            <th>Nights</th>
          </tr>
        </thead>
        <tbody>
          {requests.map(({ boat, nights }) => {
            const isSelected = selected.includes(boat);
            return (
              <Box
                key={boat}
                component="tr"
                sx={(theme) => (isSelected ? theme.variants.soft.primary : {})}
              >
                <td>
                  <Checkbox
                    checked={isSelected}
                    onChange={() => toggle(boat)}
                    slotProps={{ input: { 'aria-label': `Select ${boat}` } }}
                    sx={{ verticalAlign: 'middle' }}
                  />
                </td>
                <td>{boat}</td>
                <td>{nights}</td>
              </Box>
            );
          })}
        </tbody>
      </Table>
      <Typography role="status" level="body-sm" sx={{ mt: 1 }}>
        {selected.length} of {requests.length} selected
      </Typography>
    </Box>
  );
}
