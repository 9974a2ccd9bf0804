import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import SearchIcon from '@mui/icons-material/Search';

export default function AutomaticAdjustmentRadius() {
  const [radius, setRadius] = useState(16);

  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <Slider
        aria-label="Radius of the field"
        valueLabelDisplay="auto"
        min={0}
        max={24}
        value={radius}
        onChange={(event, value) => setRadius(value as number)}
      />
      <FormControl>
        <FormLabel>Plant</FormLabel>
        <Input
          size="lg"
          defaultValue="Runner beans"
          startDecorator={<SearchIcon />}
          endDecorator={<Button>Find</Button>}
          sx={{ '--Input-radius': `${radius}px` }}
        />
      </FormControl>
    </Stack>
  );
}
