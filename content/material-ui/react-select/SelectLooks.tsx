import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function SelectLooks() {
  const id = useId();

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} size="small">
          <InputLabel id={`${id}-${variant}-label`}>Lane, {variant}</InputLabel>
          <Select
            labelId={`${id}-${variant}-label`}
            id={`${id}-${variant}`}
            label={`Lane, ${variant}`}
            defaultValue={2}
          >
            <MenuItem value={1}>Lane 1, slow</MenuItem>
            <MenuItem value={2}>Lane 2, steady</MenuItem>
            <MenuItem value={3}>Lane 3, fast</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
