import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function GridLegacyLanes() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs={12} sm={6}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Lane 1, beginners
        </Paper>
      </GridLegacy>
      <GridLegacy item xs>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Lane 2, freestyle
        </Paper>
      </GridLegacy>
      <GridLegacy item xs="auto">
        <Paper variant="outlined" sx={{ p: 2 }}>
          Slide
        </Paper>
      </GridLegacy>
    </GridLegacy>
  );
}
