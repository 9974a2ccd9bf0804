import { useState } from 'react';
import { Box } from '@mui/system';

const settings = {
  flexDirection: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
};
type Key = keyof typeof settings;

export default function FlexboxAlignment() {
  const [sx, setSx] = useState<Record<Key, string>>({
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
  });

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {(Object.keys(settings) as Key[]).map((key) => (
          <label key={key}>
            {key}{' '}
            <select
              value={sx[key]}
              onChange={(event) => setSx({ ...sx, [key]: event.target.value })}
            >
              {settings[key].map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
      </Box>
      <Box sx={[{ display: 'flex', gap: 1, height: 200, p: 1, border: 1 }, sx]}>
        {['Letter', 'Large parcel', 'Cake'].map((item) => (
          <Box key={item} sx={{ p: 1, border: 1, borderRadius: 1 }}>
            {item}
          </Box>
        ))}
      </Box>
    </>
  );
}
