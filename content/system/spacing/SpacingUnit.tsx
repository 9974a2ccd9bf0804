import { Box, ThemeProvider, createTheme } from '@mui/system';

const roomy = createTheme({ spacing: 8 });
const compact = createTheme({ spacing: 4 });

function TaskList({ label }: { label: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, border: 1, borderRadius: 2, listStyle: 'none' }}
    >
      {['Print labels', 'Pack parcels', 'Call courier'].map((task) => (
        <Box component="li" key={task} sx={{ px: 3, py: 2 }}>
          {task}
        </Box>
      ))}
    </Box>
  );
}

export default function SpacingUnit() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '24px' }}>
      <ThemeProvider theme={roomy}>
        <TaskList label="Tasks with a unit of 8 pixels" />
      </ThemeProvider>
      <ThemeProvider theme={compact}>
        <TaskList label="Tasks with a unit of 4 pixels" />
      </ThemeProvider>
    </Box>
  );
}
