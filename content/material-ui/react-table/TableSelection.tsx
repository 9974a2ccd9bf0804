import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const titles = ['Bread for Beginners', 'Cold Harbor', 'Soil and Seed'];

export default function TableSelection() {
  const [selected, setSelected] = useState<string[]>([]);
  const [status, setStatus] = useState('0 selected');
  const allRef = useRef<HTMLInputElement>(null);
  const some = selected.length > 0 && selected.length < titles.length;
  const select = (chosen: string[]) => {
    setSelected(chosen);
    setStatus(`${chosen.length} selected`);
  };
  const toggle = (title: string, on: boolean) =>
    select(
      on ? [...selected, title] : selected.filter((other) => other !== title),
    );

  // The prop only changes the icon. Screen readers need the DOM property.
  useEffect(() => {
    if (allRef.current) {
      allRef.current.indeterminate = some;
    }
  });

  return (
    <Stack sx={{ maxWidth: 400 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography role="status">{status}</Typography>
        <Button
          onClick={() => {
            setSelected([]);
            setStatus(
              selected.length > 0
                ? `${selected.length} renewed`
                : 'Select a loan first',
            );
          }}
        >
          Renew
        </Button>
      </Stack>
      <Table aria-label="Loans to renew">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={selected.length === titles.length}
                indeterminate={some}
                onChange={(event) => select(event.target.checked ? titles : [])}
                slotProps={{
                  input: { ref: allRef, 'aria-label': 'Select all loans' },
                }}
              />
            </TableCell>
            <TableCell>Title</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {titles.map((title) => (
            <TableRow key={title} selected={selected.includes(title)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(title)}
                  onChange={(event) => toggle(title, event.target.checked)}
                  slotProps={{ input: { 'aria-label': `Select ${title}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {title}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
