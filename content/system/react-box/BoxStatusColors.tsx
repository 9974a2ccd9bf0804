import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    paid: { main: '#136c13', text: '#ffffff' },
    open: { main: '#fbe3b5', text: '#4a2c00' },
    overdue: { main: '#a51818', text: '#ffffff' },
  },
});

const invoices = [
  { number: '2046', status: 'paid' },
  { number: '2047', status: 'open' },
  { number: '2048', status: 'overdue' },
];

export default function BoxStatusColors() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {invoices.map(({ number, status }) => (
          <Box
            key={number}
            sx={{
              px: 1.5,
              py: 0.75,
              borderRadius: 2,
              bgcolor: `${status}.main`,
              color: `${status}.text`,
            }}
          >
            Invoice {number}: {status}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
