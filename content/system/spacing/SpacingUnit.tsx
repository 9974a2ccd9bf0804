import { Box, ThemeProvider, createTheme } from '@mui/system';

const roomy = createTheme({ spacing: 8 });
const compact = createTheme({ spacing: 4 });

function BakingList({ label }: { label: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, border: 1, borderRadius: 2, listStyle: 'none' }}
    >
      {['Feed the starter', 'Knead', 'Heat the oven'].map((step) => (
        <Box component="li" key={step} sx={{ px: 3, py: 2 }}>
          {step}
        </Box>
      ))}
    </Box>
  );
}

export default function SpacingUnit() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: '24px',
      }}
    >
      <ThemeProvider theme={roomy}>
        <BakingList label="Steps with a unit of 8 pixels" />
      </ThemeProvider>
      <ThemeProvider theme={compact}>
        <BakingList label="Steps with a unit of 4 pixels" />
      </ThemeProvider>
    </Box>
  );
}
