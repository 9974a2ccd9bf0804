/** @jsxImportSource @emotion/react */
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';

const SEVERITIES = {
  success: 'The kite is repaired.',
  info: 'Wind from the west, 14 knots.',
  warning: 'Gusts after noon.',
  error: 'The beach is closed.',
} as const;

/** Preview components in the current theme. */
export function Board() {
  return (
    <>
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Kite club
          </Typography>
          <Button color="inherit">Sign in</Button>
        </Toolbar>
      </AppBar>
      <Stack spacing={2} sx={{ p: 2 }}>
        <Texts />
        <Actions />
        <Meeting />
        <Days />
        {Object.entries(SEVERITIES).map(([severity, text]) => (
          <Alert
            key={severity}
            severity={severity as keyof typeof SEVERITIES}
            role="presentation"
          >
            {text}
          </Alert>
        ))}
      </Stack>
    </>
  );
}

function Texts() {
  return (
    <div>
      <Typography variant="h4" component="p">
        Fly with us
      </Typography>
      <Typography variant="h6" component="p" gutterBottom>
        Saturdays on the north beach
      </Typography>
      <Typography gutterBottom>
        Bring a jacket. We lend kites to{' '}
        <Link component="button" sx={{ verticalAlign: 'baseline' }}>
          new members
        </Link>
        .
      </Typography>
      <Typography variant="body2" color="text.secondary">
        The meeting point is behind the dunes.
      </Typography>
    </div>
  );
}

function Actions() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button>Directions</Button>
      <Button variant="outlined" color="secondary">
        Borrow a kite
      </Button>
      <Button variant="contained">Join</Button>
      <Chip label="Beginners" />
      <Chip label="Free" color="secondary" />
    </Stack>
  );
}

function Meeting() {
  const [isSent, setSent] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <Card component="form" onSubmit={send}>
      <CardContent>
        <Stack spacing={2}>
          <TextField label="Name" autoComplete="off" />
          <TextField
            label="Line length"
            type="number"
            defaultValue={30}
            helperText="In meters"
          />
          <FormControlLabel
            control={<Checkbox defaultChecked />}
            label="I bring a kite"
          />
          <FormControlLabel control={<Switch />} label="Tell me about gusts" />
        </Stack>
      </CardContent>
      <CardActions>
        <Button type="submit">{isSent ? 'Sent' : 'Send'}</Button>
      </CardActions>
    </Card>
  );
}

function Days() {
  const [day, setDay] = useState(0);
  return (
    <div>
      <Tabs
        value={day}
        aria-label="Day"
        onChange={(_, next: number) => setDay(next)}
      >
        <Tab label="Saturday" />
        <Tab label="Sunday" />
      </Tabs>
      <Stack spacing={2} sx={{ pt: 2, px: 1 }}>
        <Slider aria-label="Wind in knots" defaultValue={14} max={40} />
        <LinearProgress
          aria-label="Places that are taken"
          variant="determinate"
          value={day === 0 ? 70 : 35}
        />
      </Stack>
    </div>
  );
}
