import { Fragment, useState } from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const orders = [
  { id: '5120', total: '$64.00', items: ['2 × Desk lamp', '1 × Bulb set'] },
  { id: '5121', total: '$129.90', items: ['1 × Office chair'] },
  { id: '5122', total: '$18.50', items: ['3 × Notebook', '1 × Pen'] },
];

export default function CollapsibleTable() {
  const [openId, setOpenId] = useState<string | null>(null);

  return (
    <TableContainer>
      <Table aria-label="Orders with their items">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell align="right">Total</TableCell>
            <TableCell align="right">Items</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, total, items }) => {
            const open = id === openId;
            return (
              <Fragment key={id}>
                <TableRow
                  sx={{ '& > .MuiTableCell-root': { borderBottom: 0 } }}
                >
                  <TableCell component="th" scope="row">
                    {id}
                  </TableCell>
                  <TableCell align="right">{total}</TableCell>
                  <TableCell align="right" sx={{ py: 0 }}>
                    <IconButton
                      aria-label={`Items of order ${id}`}
                      aria-expanded={open}
                      onClick={() => setOpenId(open ? null : id)}
                    >
                      {open ? (
                        <KeyboardArrowUpIcon />
                      ) : (
                        <KeyboardArrowDownIcon />
                      )}
                    </IconButton>
                  </TableCell>
                </TableRow>
                <TableRow>
                  <TableCell colSpan={3} sx={{ py: 0 }}>
                    <Collapse in={open} unmountOnExit>
                      {items.map((item) => (
                        <Typography key={item} variant="body2" sx={{ pb: 1.5 }}>
                          {item}
                        </Typography>
                      ))}
                    </Collapse>
                  </TableCell>
                </TableRow>
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
