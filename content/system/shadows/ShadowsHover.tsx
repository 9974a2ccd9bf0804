import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  shadows: {
    resting: '0 1px 3px rgb(0 0 0 / 0.5)',
    lifted: '0 8px 18px rgb(0 0 0 / 0.5)',
  },
});

export default function ShadowsHover() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 4, borderRadius: 2, bgcolor: '#e6d5bf' }}>
        <Box
          component="a"
          href="#ShadowsHover"
          sx={{
            display: 'block',
            p: 3,
            border: '1px solid transparent',
            borderRadius: 2,
            bgcolor: '#fdf6ec',
            color: '#3d2645',
            boxShadow: 'resting',
            transition: 'box-shadow 200ms',
            '&:hover, &:focus-visible': { boxShadow: 'lifted' },
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        >
          Heron at dawn
        </Box>
      </Box>
    </ThemeProvider>
  );
}
