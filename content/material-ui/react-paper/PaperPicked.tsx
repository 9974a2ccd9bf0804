import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const stamps = ['Gull', 'Heron', 'Tern'];

export default function PaperPicked() {
  const [picked, setPicked] = useState('Heron');

  return (
    <Stack direction="row" spacing={2}>
      {stamps.map((stamp) => (
        <Paper key={stamp} elevation={stamp === picked ? 8 : 1}>
          <ButtonBase
            focusRipple
            aria-pressed={stamp === picked}
            onClick={() => setPicked(stamp)}
            sx={{
              p: 2,
              minHeight: 96,
              borderRadius: 1,
              '&[aria-pressed=true]': { textDecoration: 'underline' },
              '&.Mui-focusVisible': { outline: '2px solid' },
            }}
          >
            <Typography component="span">{stamp}</Typography>
          </ButtonBase>
        </Paper>
      ))}
    </Stack>
  );
}
