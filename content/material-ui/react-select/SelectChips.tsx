import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const strokes = ['Backstroke', 'Breaststroke', 'Butterfly', 'Freestyle'];

export default function SelectChips() {
  const id = useId();
  const [entered, setEntered] = useState(['Backstroke', 'Freestyle']);

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Strokes</InputLabel>
      <Select
        multiple
        labelId={`${id}-label`}
        id={id}
        label="Strokes"
        value={entered}
        onChange={(event) =>
          setEntered(
            strokes.filter((stroke) => event.target.value.includes(stroke)),
          )
        }
        renderValue={(value) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {value.map((stroke) => (
              <Chip key={stroke} size="small" label={stroke} />
            ))}
          </Box>
        )}
      >
        {strokes.map((stroke) => (
          <MenuItem key={stroke} value={stroke}>
            {stroke}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
