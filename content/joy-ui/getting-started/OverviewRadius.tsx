import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OverviewRadius() {
  const [radius, setRadius] = useState(12);

  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <FormControl>
        <FormLabel>Suggest a film</FormLabel>
        <Input
          size="lg"
          endDecorator={<Button>Suggest</Button>}
          sx={{ '--Input-radius': `${radius}px` }}
        />
      </FormControl>
      <div>
        <Typography level="body-sm">
          Corners of the field: {radius}px
        </Typography>
        <Slider
          aria-label="Corners of the field"
          max={22}
          value={radius}
          onChange={(_, value) => setRadius(Number(value))}
        />
      </div>
    </Stack>
  );
}
