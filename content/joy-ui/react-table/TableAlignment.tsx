import Table from '@mui/joy/Table';

const levels = [
  { station: 'Harbor mouth', high: 4.82, low: 0.64 },
  { station: 'Fish dock', high: 4.75, low: 0.58 },
  { station: 'River lock', high: 12.1, low: 9.35 },
];

export default function TableAlignment() {
  return (
    <Table
      aria-label="Water levels in meters"
      sx={{
        '& tr > :not(:first-of-type)': { textAlign: 'right' },
        '& td': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <thead>
        <tr>
          <th>Station</th>
          <th>High</th>
          <th>Low</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ station, high, low }) => (
          <tr key={station}>
            <td>{station}</td>
            <td>{high.toFixed(2)}</td>
            <td>{low.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
