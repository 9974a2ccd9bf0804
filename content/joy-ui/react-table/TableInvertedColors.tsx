import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const warnings = [
  { area: 'Outer bay', wind: 'Northwest 8', from: '14:00' },
  { area: 'Inner bay', wind: 'Northwest 6', from: '15:00' },
];

export default function TableInvertedColors() {
  return (
    <Sheet
      variant="soft"
      color="warning"
      invertedColors
      sx={{ p: 1, borderRadius: 'md' }}
    >
      <Table aria-label="Gale warnings for May 4">
        <thead>
          <tr>
            <th>Area</th>
            <th>Wind</th>
            <th>From</th>
          </tr>
        </thead>
        <tbody>
          {warnings.map(({ area, wind, from }) => (
            <tr key={area}>
              <td>{area}</td>
              <td>{wind}</td>
              <td>{from}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
