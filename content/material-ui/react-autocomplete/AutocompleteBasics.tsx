import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const crops = ['Basil', 'Carrot', 'Dill', 'Kale', 'Leek', 'Pea', 'Radish'];

export default function AutocompleteBasics() {
  const [crop, setCrop] = useState<string | null>('Carrot');

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Autocomplete
        options={crops}
        value={crop}
        onChange={(event, newCrop) => setCrop(newCrop)}
        renderInput={(params) => <TextField {...params} label="Crop" />}
      />
      <Typography role="status">
        {crop === null ? 'No crop chosen' : `${crop} is in stock`}
      </Typography>
    </Stack>
  );
}
