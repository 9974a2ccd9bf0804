import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';

export default function InputUnits() {
  const [plant, setPlant] = useState('Marigold');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Bed length in meters</FormLabel>
        <Input
          defaultValue="4.5"
          endDecorator="m"
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Plant</FormLabel>
        <Input
          value={plant}
          onChange={(event) => setPlant(event.target.value)}
          startDecorator={<SearchIcon />}
          endDecorator={
            <IconButton aria-label="Clear" onClick={() => setPlant('')}>
              <ClearIcon />
            </IconButton>
          }
        />
      </FormControl>
    </Stack>
  );
}
