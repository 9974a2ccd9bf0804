import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme(
  {
    unstable_sxConfig: {
      grout: { cssProperty: 'gap', themeKey: 'grout' },
    },
  },
  { grout: { fine: 2, rustic: 10 } },
);

function Panel({ name, grout }: { name: string; grout: string }) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, 32px)',
          gridAutoRows: 32,
          grout,
        }}
      >
        {Array.from({ length: 8 }, (_, tile) => (
          <Box key={tile} sx={{ bgcolor: '#2f6f73' }} />
        ))}
      </Box>
      <Box component="figcaption" sx={{ mt: 1 }}>
        {name}
      </Box>
    </Box>
  );
}

export default function SxConfigNewKey() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <Panel name="Porcelain, fine joints" grout="fine" />
        <Panel name="Terracotta, rustic joints" grout="rustic" />
      </Box>
    </ThemeProvider>
  );
}
