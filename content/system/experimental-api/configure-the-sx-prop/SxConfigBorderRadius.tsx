import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme(
  {
    unstable_sxConfig: { borderRadius: { themeKey: 'edges' } },
  },
  { edges: { cut: '0px', eased: '6px', pillow: '20px' } },
);

const samples = ['cut', 'eased', 'pillow'];

export default function SxConfigBorderRadius() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {samples.map((edge) => (
          <Box
            key={edge}
            sx={{
              display: 'grid',
              placeContent: 'center',
              width: 96,
              height: 96,
              borderRadius: edge,
              bgcolor: '#8a3b1e',
              color: '#ffffff',
            }}
          >
            {edge}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
