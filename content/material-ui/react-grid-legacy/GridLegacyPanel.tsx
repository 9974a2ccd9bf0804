import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';

const badges = ['Seahorse', 'Otter', 'Pike', 'Dolphin'];

export default function GridLegacyPanel() {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>
      <GridLegacy container spacing={2}>
        {badges.map((badge) => (
          <GridLegacy key={badge} item xs={6}>
            <Box sx={{ p: 1, bgcolor: 'action.hover' }}>{badge}</Box>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
