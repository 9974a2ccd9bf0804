import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { classes } from '../classes';
import './index.css';

export default function CustomizedTable() {
  return (
    <TableContainer
      component={Paper}
      role="region"
      aria-label="Class schedule"
      tabIndex={0}
    >
      <Table className="class-schedule" aria-label="Classes this week">
        <TableHead>
          <TableRow>
            <TableCell>Class</TableCell>
            <TableCell>Coach</TableCell>
            <TableCell>Day</TableCell>
            <TableCell align="right">Places left</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {classes.map((row) => (
            <TableRow key={row.name}>
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
