import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const gauges = [
  { place: 'River lock', level: '9.80 m', status: 'Normal', color: undefined },
  { place: 'Old quay', level: '5.60 m', status: 'High', color: 'warning' },
  { place: 'Fish dock', level: '6.15 m', status: 'Flooded', color: 'danger' },
] as const;

export default function TableRowColors() {
  return (
    <Table aria-label="Water levels at 18:00">
      <thead>
        <tr>
          <th>Place</th>
          <th>Level</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        {gauges.map(({ place, level, status, color }) => (
          <Box
            key={place}
            component="tr"
            sx={(theme) => (color ? theme.variants.soft[color] : {})}
          >
            <td>{place}</td>
            <td>{level}</td>
            <td>{status}</td>
          </Box>
        ))}
      </tbody>
    </Table>
  );
}
