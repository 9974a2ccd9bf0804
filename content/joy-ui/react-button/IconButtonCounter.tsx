import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function IconButtonCounter() {
  const [seats, setSeats] = useState(2);

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Seats</FormLabel>
      <Input
        type="number"
        value={seats}
        onChange={(event) => setSeats(Number(event.target.value))}
        slotProps={{ input: { min: 0, max: 8 } }}
        startDecorator={
          <IconButton
            tabIndex={-1}
            aria-label="Remove a seat"
            disabled={seats <= 0}
            onClick={() => setSeats(seats - 1)}
          >
            <RemoveIcon />
          </IconButton>
        }
        endDecorator={
          <IconButton
            tabIndex={-1}
            aria-label="Add a seat"
            disabled={seats >= 8}
            onClick={() => setSeats(seats + 1)}
          >
            <AddIcon />
          </IconButton>
        }
      />
    </FormControl>
  );
}
