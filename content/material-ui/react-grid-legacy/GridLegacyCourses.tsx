import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function GridLegacyCourses() {
  return (
    <GridLegacy container columns={4} spacing={1}>
      <GridLegacy item xs={2}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Monday
        </Paper>
      </GridLegacy>
      <GridLegacy item container columns={4} spacing={1} xs={2}>
        <GridLegacy item xs={2}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Diving
          </Paper>
        </GridLegacy>
        <GridLegacy item xs={2}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Turns
          </Paper>
        </GridLegacy>
      </GridLegacy>
    </GridLegacy>
  );
}
