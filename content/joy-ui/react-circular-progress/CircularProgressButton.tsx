import { useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import WhatshotIcon from '@mui/icons-material/Whatshot';

export default function CircularProgressButton() {
  const [heating, setHeating] = useState(false);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        startDecorator={
          heating ? (
            <CircularProgress variant="plain" aria-hidden />
          ) : (
            <WhatshotIcon />
          )
        }
        onClick={() => setHeating(!heating)}
      >
        {heating ? 'Stop heating' : 'Heat the print bed'}
      </Button>
      <Typography role="status" level="body-sm">
        {heating ? 'The bed is heating up to 60 °C.' : 'The bed is cold.'}
      </Typography>
    </Stack>
  );
}
