import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const hours = ['00', '03', '06', '09', '12', '15', '18', '21'];
const stations = [
  { name: 'Harbor mouth', levels: [2.1, 3.6, 4.8, 3.7, 2.0, 0.8, 0.6, 1.4] },
  { name: 'Fish dock', levels: [2.0, 3.4, 4.7, 3.8, 2.2, 0.9, 0.6, 1.3] },
  { name: 'Old quay', levels: [1.8, 3.1, 4.5, 3.9, 2.4, 1.1, 0.7, 1.1] },
];

export default function TablePinnedColumns() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Water levels on May 4"
      tabIndex={0}
      sx={{ overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table
        aria-label="Water levels on May 4, in meters"
        sx={{
          minWidth: 800,
          '& th:first-of-type': {
            position: 'sticky',
            left: 0,
            zIndex: 1,
            bgcolor: 'background.surface',
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: 120 }}>
              Station
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour}:00
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stations.map(({ name, levels }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {levels.map((level, index) => (
                <td key={hours[index]}>{level.toFixed(1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
