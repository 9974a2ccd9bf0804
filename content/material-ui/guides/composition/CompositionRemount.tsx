import Button from '@mui/material/Button';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

function StablePanel(props: PaperProps<'section'>) {
  return <section {...props} />;
}

export default function CompositionRemount() {
  const [kites, setKites] = useState(1);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" onClick={() => setKites(kites + 1)}>
        Add a kite
      </Button>
      <span role="status">
        {kites === 1 ? '1 kite' : `${kites} kites`} registered
      </span>
      <Paper
        component={(props: PaperProps<'section'>) => <section {...props} />}
        variant="outlined"
        sx={{ p: 2 }}
      >
        <TextField label="Pilot, inline component" />
      </Paper>
      <Paper component={StablePanel} variant="outlined" sx={{ p: 2 }}>
        <TextField label="Pilot, separate component" />
      </Paper>
    </Stack>
  );
}
