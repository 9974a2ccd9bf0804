import { Box } from '@mui/system';

const shadow = '2px 3px 2px rgb(40 15 30 / 0.6)';
const samples = [
  { name: 'boxShadow', sx: { boxShadow: shadow } },
  { name: 'drop-shadow()', sx: { filter: `drop-shadow(${shadow})` } },
];

export default function ShadowsDropShadow() {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-evenly',
        p: 3,
        borderRadius: 2,
        bgcolor: '#f4c9a8',
        color: '#3d2645',
        textAlign: 'center',
      }}
    >
      {samples.map(({ name, sx }) => (
        <div key={name}>
          <Box
            component="svg"
            viewBox="0 0 40 40"
            aria-hidden
            sx={[{ width: 80 }, sx]}
          >
            <path d="M20 2 36 38 20 30 4 38Z" fill="#a8281e" />
          </Box>
          <div>{name}</div>
        </div>
      ))}
    </Box>
  );
}
