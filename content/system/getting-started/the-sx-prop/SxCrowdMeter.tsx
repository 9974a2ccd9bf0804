import { useId, useState, type CSSProperties } from 'react';
import { Box } from '@mui/system';

export default function SxCrowdMeter() {
  const id = useId();
  const [guests, setGuests] = useState(30);
  const style = { '--share': guests / 120 } as CSSProperties;

  return (
    <Box sx={{ maxWidth: 320 }}>
      <label htmlFor={id}>People in the museum: {guests}</label>
      <Box
        component="input"
        id={id}
        type="range"
        max={120}
        value={guests}
        onChange={(event) => setGuests(Number(event.target.value))}
        sx={{ display: 'block', width: '100%', my: 1 }}
      />
      <Box sx={{ border: 1, borderRadius: 2, overflow: 'hidden' }}>
        <Box
          style={style}
          sx={{
            height: 12,
            bgcolor: 'currentColor',
            transform: 'scaleX(var(--share))',
            transformOrigin: 'left',
          }}
        />
      </Box>
    </Box>
  );
}
