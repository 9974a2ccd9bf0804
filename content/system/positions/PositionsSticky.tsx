import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { parchment: { main: '#f3e3bd', ink: '#3d2a12' } },
});

const days = [
  { day: 'Monday', finds: ['Anchor', 'Two oars', 'Rope', 'Lantern'] },
  { day: 'Tuesday', finds: ['Spyglass', 'Brass key', 'Rum barrel', 'Sail'] },
];

export default function PositionsSticky() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        role="region"
        aria-label="Finds by day"
        tabIndex={0}
        sx={{
          maxWidth: 320,
          height: 180,
          bgcolor: 'parchment.main',
          color: 'parchment.ink',
          overflowY: 'auto',
          '&:focus-visible': { outline: 3, outlineOffset: 3 },
        }}
      >
        {days.map(({ day, finds }) => (
          <section key={day} aria-label={day}>
            <Box
              sx={{
                position: 'sticky',
                top: 0,
                px: 2,
                py: 1,
                borderBottom: 1,
                bgcolor: 'parchment.main',
                fontWeight: 600,
              }}
            >
              {day}
            </Box>
            <Box component="ul" sx={{ m: 0, px: 2, listStyle: 'none' }}>
              {finds.map((find) => (
                <Box key={find} component="li" sx={{ py: 1 }}>
                  {find}
                </Box>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </ThemeProvider>
  );
}
