import { useId, useState } from 'react';
import { Box } from '@mui/system';

export default function FlexboxGrow() {
  const id = useId();
  const [code, setCode] = useState('');
  const [status, setStatus] = useState('');

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        setStatus(`Parcel ${code} is on the bike.`);
      }}
      sx={{ maxWidth: 480 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <label htmlFor={id}>Parcel</label>
        <Box
          component="input"
          id={id}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          sx={{ flexGrow: 1, minWidth: 0, p: 1, font: 'inherit' }}
        />
        <Box
          component="button"
          type="submit"
          sx={{ flexShrink: 0, px: 2, py: 1, font: 'inherit' }}
        >
          Track
        </Box>
      </Box>
      <Box role="status" sx={{ minHeight: 24, mt: 1 }}>
        {status}
      </Box>
    </Box>
  );
}
