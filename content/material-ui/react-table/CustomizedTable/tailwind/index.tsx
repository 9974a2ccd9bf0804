import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { classes } from '../classes';

export default function CustomizedTable() {
  return (
    <TableContainer
      component={Paper}
      role="region"
      aria-label="Class schedule"
      tabIndex={0}
    >
      <Table aria-label="Classes this week">
        <TableHead>
          <TableRow className="bg-sky-800">
            <TableCell className="text-white">Class</TableCell>
            <TableCell className="text-white">Coach</TableCell>
            <TableCell className="text-white">Day</TableCell>
            <TableCell className="text-white" align="right">
              Places left
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {classes.map((row) => (
            <TableRow
              key={row.name}
              className="even:bg-black/5 last:*:border-b-0 dark:even:bg-white/10"
            >
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              <TableCell>{row.coach}</TableCell>
              <TableCell>{row.day}</TableCell>
              <TableCell align="right">{row.places}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
