import { Box } from '@mui/system';

const cell = { p: 2, border: 1, borderRadius: 2 };

export default function GridAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"name" "facts" "care"',
          sm: '"name name" "facts care"',
        },
        gridTemplateColumns: { sm: '180px 1fr' },
        gap: 2,
      }}
    >
      <Box sx={[cell, { gridArea: 'name', fontWeight: 600 }]}>
        Purple carrots
      </Box>
      <Box sx={[cell, { gridArea: 'facts' }]}>
        Harvest after 75 days, up to 20 cm long
      </Box>
      <Box sx={[cell, { gridArea: 'care' }]}>
        Sow 1 cm deep in loose soil. Keep the bed moist for two weeks, then thin
        the seedlings to 5 cm.
      </Box>
    </Box>
  );
}
