import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { wing: { main: '#0b5a6b', text: '#ffffff', edge: '#7fd3e6' } },
  shape: { borderRadius: 6 },
});

export default function SxWingBanner() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={({ palette, shape, spacing }) => ({
          maxWidth: 400,
          boxSizing: 'border-box',
          padding: spacing(1.5, 2),
          borderRadius: `${shape.borderRadius * 2}px 0`,
          boxShadow: `inset 0 -4px ${palette.wing.edge}`,
          bgcolor: 'wing.main',
          color: 'wing.text',
        })}
      >
        The south wing reopens on June 6.
      </Box>
    </ThemeProvider>
  );
}
