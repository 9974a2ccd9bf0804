import { Fragment } from 'react';
import { Box } from '@mui/system';

const facts = [
  { label: 'Distance', value: '11 km' },
  { label: 'Climb', value: '640 m, most of it in the first hour' },
  { label: 'Water', value: 'At the chapel and behind the hut' },
];

export default function BoxRouteFacts() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 3,
        rowGap: 1,
        maxWidth: 400,
        my: 0,
      }}
    >
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
