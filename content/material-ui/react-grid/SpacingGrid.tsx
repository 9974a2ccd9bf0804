import { useState } from 'react';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rooms = ['Oak', 'Birch', 'Maple', 'Cedar', 'Willow', 'Pine'];

export default function SpacingGrid() {
  const [row, setRow] = useState(1);
  const [column, setColumn] = useState(3);

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Grid container rowSpacing={row} columnSpacing={column}>
        {rooms.map((room) => (
          <Grid key={room} size={4}>
            <Paper variant="outlined" sx={{ p: 1.5, textAlign: 'center' }}>
              {room}
            </Paper>
          </Grid>
        ))}
      </Grid>
      <Stack direction="row" spacing={4}>
        <Stack sx={{ flex: 1 }}>
          <Typography id="row-spacing-label">rowSpacing: {row}</Typography>
          <Slider
            aria-labelledby="row-spacing-label"
            value={row}
            onChange={(event, value) => setRow(value)}
            max={6}
            marks
          />
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Typography id="column-spacing-label">
            columnSpacing: {column}
          </Typography>
          <Slider
            aria-labelledby="column-spacing-label"
            value={column}
            onChange={(event, value) => setColumn(value)}
            max={6}
            marks
          />
        </Stack>
      </Stack>
    </Stack>
  );
}
