import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CheckboxBasics() {
  const [shoes, setShoes] = useState(false);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Checkbox
        name="shoes"
        label="Rent climbing shoes for $6"
        checked={shoes}
        onChange={(event) => setShoes(event.target.checked)}
      />
      <Typography role="status" level="body-sm">
        Day pass: ${shoes ? 28 : 22}
      </Typography>
    </Stack>
  );
}
