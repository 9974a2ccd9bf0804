import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import PowerIcon from '@mui/icons-material/Power';
import PowerOffIcon from '@mui/icons-material/PowerOff';

const campsites = [
  { name: 'Lakeside 11', hasPower: true },
  { name: 'Birch Meadow 4', hasPower: false },
];

export default function IconPower() {
  return (
    <Table size="small" aria-label="Electricity" sx={{ maxWidth: 320 }}>
      <TableHead>
        <TableRow>
          <TableCell>Campsite</TableCell>
          <TableCell>Electricity</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {campsites.map(({ name, hasPower }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              {hasPower ? (
                <PowerIcon color="success" titleAccess="Yes" />
              ) : (
                <PowerOffIcon color="action" titleAccess="No" />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
