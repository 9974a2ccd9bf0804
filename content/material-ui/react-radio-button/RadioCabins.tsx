import { useState } from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const cabins = [
  { name: 'Inside cabin', price: '€38' },
  { name: 'Sea view', price: '€54' },
  { name: 'Reclining seat', price: '€12' },
];

export default function RadioCabins() {
  const [chosen, setChosen] = useState('');

  return (
    <Table size="small" aria-label="Cabins" sx={{ maxWidth: 400 }}>
      <TableBody>
        {cabins.map(({ name, price }) => (
          <TableRow key={name} selected={name === chosen}>
            <TableCell padding="checkbox">
              <Radio
                name="cabin"
                value={name}
                checked={name === chosen}
                onChange={(event) => setChosen(event.target.value)}
                slotProps={{ input: { 'aria-label': name } }}
              />
            </TableCell>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
