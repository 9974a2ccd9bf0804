import { Fragment, useState } from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const clubs = [
  { name: 'Crime club', books: ['Cold Harbor', 'The Ninth Key'] },
  { name: 'Garden club', books: ['Moss', 'Soil and Seed', 'Bees'] },
];

export default function TableExpandRows() {
  const [open, setOpen] = useState('');

  return (
    <Table aria-label="Reading clubs" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Club</TableCell>
          <TableCell align="right">Books</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {clubs.map(({ name, books }) => (
          <Fragment key={name}>
            <TableRow sx={{ '& > *': { border: 0 } }}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">
                {books.length}
                <IconButton
                  aria-label={`Books of the ${name}`}
                  aria-expanded={open === name}
                  onClick={() => setOpen(open === name ? '' : name)}
                  sx={{ rotate: open === name ? '180deg' : 'none' }}
                >
                  <ExpandMoreIcon />
                </IconButton>
              </TableCell>
            </TableRow>
            <TableRow>
              <TableCell colSpan={2} sx={{ py: 0 }}>
                <Collapse in={open === name} unmountOnExit sx={{ pb: 1 }}>
                  {books.join(', ')}
                </Collapse>
              </TableCell>
            </TableRow>
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}
