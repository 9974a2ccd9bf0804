import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchBasics() {
  const [lines, setLines] = useState(true);

  return (
    <Stack spacing={1}>
      <FormControl orientation="horizontal">
        <FormLabel>Constellation lines</FormLabel>
        <Switch
          checked={lines}
          onChange={(event) => setLines(event.target.checked)}
        />
      </FormControl>
      <Typography role="status" level="body-sm">
        The dome shows {lines ? 'lines between the stars' : 'only stars'}.
      </Typography>
    </Stack>
  );
}
