import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const moons = [
  { phase: 'New moon', date: 'May 16', range: '4.9 m' },
  { phase: 'First quarter', date: 'May 23', range: '2.3 m' },
  { phase: 'Full moon', date: 'May 31', range: '4.6 m' },
];

export default function TableCustomization() {
  return (
    <Sheet
      variant="outlined"
      sx={{ maxWidth: 480, borderRadius: 'md', overflow: 'hidden' }}
    >
      <Table
        hoverRow
        aria-label="Tidal range by moon phase"
        sx={({ vars: { palette } }) => ({
          '--TableCell-height': '48px',
          '--TableCell-paddingX': '16px',
          '--TableCell-headBackground': palette.primary.softBg,
          '--Table-headerUnderlineThickness': '1px',
          '--TableRow-hoverBackground': palette.primary.softBg,
        })}
      >
        <thead>
          <tr>
            <th>Phase</th>
            <th>Date</th>
            <th>Range</th>
          </tr>
        </thead>
        <tbody>
          {moons.map(({ phase, date, range }) => (
            <tr key={phase}>
              <td>{phase}</td>
              <td>{date}</td>
              <td>{range}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
