import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const days = ['May 4', 'May 5', 'May 6', 'May 7', 'May 8', 'May 9', 'May 10'];
const rows = [
  { name: 'Arrivals', counts: [14, 9, 11, 17, 23, 31, 28] },
  { name: 'Departures', counts: [12, 10, 8, 15, 19, 34, 30] },
];

export default function TableScrollShadows() {
  return (
    <Box
      role="region"
      aria-label="Harbor traffic"
      tabIndex={0}
      sx={({ vars: { palette } }) => {
        const surface = palette.background.surface;
        const shadow = `rgba(${palette.neutral.mainChannel} / 0.4)`;
        return {
          overflow: 'auto',
          background: `
            linear-gradient(90deg, ${surface} 30%, transparent) left / 40px 100% local,
            linear-gradient(-90deg, ${surface} 30%, transparent) right / 40px 100% local,
            linear-gradient(90deg, ${shadow}, transparent) left / 16px 100% scroll,
            linear-gradient(-90deg, ${shadow}, transparent) right / 16px 100% scroll,
            ${surface}`,
          backgroundRepeat: 'no-repeat',
        };
      }}
    >
      <Table
        aria-label="Harbor traffic"
        sx={{ minWidth: 800, '--TableCell-headBackground': 'transparent' }}
      >
        <thead>
          <tr>
            <th scope="col">Boats</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, index) => (
                <td key={days[index]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
