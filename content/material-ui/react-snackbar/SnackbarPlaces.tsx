import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const places = [
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
] as const;

export default function SnackbarPlaces() {
  const [place, setPlace] = useState(1);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="Position"
          value={place}
          onChange={(event) => setPlace(Number(event.target.value))}
          sx={{ minWidth: 160 }}
        >
          {places.map(({ vertical, horizontal }, index) => (
            <MenuItem key={vertical + horizontal} value={index}>
              {vertical} {horizontal}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => setOpen(true)}>Open gate</Button>
      </Stack>
      <Snackbar
        key={place}
        open={open}
        anchorOrigin={places[place]}
        autoHideDuration={5000}
        message="The gate is open."
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      />
    </>
  );
}
