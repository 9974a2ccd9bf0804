import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  unstable_sxConfig: {
    tile: {
      cssProperty: false,
      transform: (centimeters) => ({
        width: Number(centimeters) * 12,
        height: Number(centimeters) * 12,
      }),
    },
  },
});

const sizes = [6, 9, 12];

export default function SxConfigTileSize() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}
      >
        {sizes.map((size) => (
          <Box
            key={size}
            sx={{
              display: 'grid',
              placeContent: 'center',
              tile: { xs: (size * 2) / 3, sm: size },
              bgcolor: '#dfe9f2',
              color: '#1d3557',
            }}
          >
            {size} cm
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
