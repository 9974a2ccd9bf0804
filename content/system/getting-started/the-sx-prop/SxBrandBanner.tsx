import { Box, ThemeProvider, createTheme } from '@mui/system';

const brandTheme = createTheme({
  palette: { brand: { main: '#0b5a8a', text: '#ffffff' } },
  spacing: 10,
});

export default function SxBrandBanner() {
  return (
    <ThemeProvider theme={brandTheme}>
      <Box
        sx={(theme) => ({
          maxWidth: 400,
          padding: theme.spacing(1.5, 2),
          borderRadius: `${Number(theme.shape.borderRadius) * 2}px`,
          bgcolor: 'brand.main',
          color: 'brand.text',
        })}
      >
        Free delivery until Sunday
        <Box
          sx={{
            mt: 1,
            pt: 1,
            borderTop: (theme) => `1px solid ${theme.palette.brand.text}`,
          }}
        >
          Orders above 50 euros
        </Box>
      </Box>
    </ThemeProvider>
  );
}
