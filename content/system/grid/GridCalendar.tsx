import { Fragment } from 'react';
import { Box } from '@mui/system';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul'];
const plants = [
  { name: 'Peas', sow: 'March and April', gridColumn: '2 / 4' },
  { name: 'Carrots', sow: 'April to June', gridColumn: '3 / 6' },
  { name: 'Kale', sow: 'May', gridColumn: 4 },
];

export default function GridCalendar() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto repeat(5, minmax(0, 1fr))',
        alignItems: 'center',
        gap: 1,
        maxWidth: 480,
      }}
    >
      {months.map((month, index) => (
        <Box key={month} aria-hidden sx={{ gridRow: 1, gridColumn: index + 2 }}>
          {month}
        </Box>
      ))}
      {plants.map(({ name, sow, gridColumn }, index) => (
        <Fragment key={name}>
          <Box sx={{ gridRow: index + 2, gridColumn: 1, fontWeight: 600 }}>
            {name}
          </Box>
          <Box
            sx={{
              gridRow: index + 2,
              gridColumn,
              p: 0.5,
              border: 1,
              borderRadius: 1,
              textAlign: 'center',
            }}
          >
            {sow}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
