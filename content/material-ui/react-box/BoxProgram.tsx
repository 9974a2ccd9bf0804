import Box from '@mui/material/Box';

const plays = [
  { title: 'The Goose and the Clockmaker', minutes: 45 },
  { title: 'Seven Buttons', minutes: 30 },
];

export default function BoxProgram() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {plays.map(({ title, minutes }) => (
        <Box
          key={title}
          component="li"
          sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}
        >
          {title}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {minutes} minutes
          </Box>
        </Box>
      ))}
    </Box>
  );
}
