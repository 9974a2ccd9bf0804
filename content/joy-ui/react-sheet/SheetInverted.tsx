import { useState } from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetInverted() {
  const [reserved, setReserved] = useState(false);

  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: 'md',
      }}
    >
      <Typography role="status" level="title-md" sx={{ flex: '1 1 200px' }}>
        {reserved
          ? 'Your seat is reserved.'
          : 'Public night on Friday, March 6'}
      </Typography>
      <Button onClick={() => setReserved(true)}>Reserve a seat</Button>
    </Sheet>
  );
}
