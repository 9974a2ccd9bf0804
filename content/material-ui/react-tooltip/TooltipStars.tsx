import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const stars = [
  { name: 'Vega', x: 90, y: 40 },
  { name: 'Deneb', x: 36, y: 70 },
  { name: 'Altair', x: 130, y: 110 },
];

export default function TooltipStars() {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 130"
      role="group"
      aria-label="Summer triangle"
      sx={{ display: 'block', bgcolor: '#102040', borderRadius: 1 }}
    >
      {stars.map(({ name, x, y }) => (
        <Tooltip key={name} title={name} placement="top" arrow>
          <Box
            component="circle"
            cx={x}
            cy={y}
            r={6}
            role="img"
            tabIndex={0}
            sx={{
              fill: '#fff',
              '&:focus-visible': { outline: '2px solid #fff' },
            }}
          />
        </Tooltip>
      ))}
    </Box>
  );
}
