import { Fragment } from 'react';
import { Box } from '@mui/system';

const details = [
  { label: 'Guest', value: 'Amara Okafor' },
  { label: 'Arrival', value: 'Friday, July 3, after 3 p.m.' },
  { label: 'Room', value: 'Garden room with a balcony and a view of the lake' },
];

export default function BoxBookingDetails() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 3,
        rowGap: 1,
        maxWidth: 400,
        m: 0,
      }}
    >
      {details.map(({ label, value }) => (
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
