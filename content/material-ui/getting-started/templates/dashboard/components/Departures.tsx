import { useState } from 'react';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { departures, routes, type Route } from '../data';

export default function Departures() {
  const [route, setRoute] = useState<Route | null>(null);
  const shown = departures.filter(
    (departure) => route === null || departure.route === route,
  );

  return (
    <Card component="section" id="departures" aria-label="Departures">
      <CardHeader
        title="Next departures"
        subheader={`${shown.length} of ${departures.length} sailings`}
        slotProps={{
          title: { variant: 'h2', component: 'h2' },
          subheader: { role: 'status', variant: 'body2' },
          action: { sx: { m: 0 } },
        }}
        action={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={route}
            onChange={(_, next: Route | null) => setRoute(next)}
            aria-label="Route"
          >
            {routes.map((name) => (
              <ToggleButton key={name} value={name}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        }
        sx={{ flexWrap: 'wrap', gap: 1 }}
      />
      <Table sx={{ 'td, th': { px: 1 }, 'th:first-of-type': { pl: 2 } }}>
        <TableHead>
          <TableRow>
            {['Time', 'To', 'Booked', 'Status'].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ time, to, booked, status }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell>{to}</TableCell>
              <TableCell>{booked}%</TableCell>
              <TableCell>
                <Chip
                  label={status}
                  color={status === 'Late' ? 'warning' : 'success'}
                  size="small"
                  variant="outlined"
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
