import { useState } from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';

export default function FabSighting() {
  const [cranes, setCranes] = useState(12);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab
        color="primary"
        aria-label="Count a crane"
        onClick={() => setCranes(cranes + 1)}
      >
        <AddIcon />
      </Fab>
      <Typography role="status">{cranes} cranes</Typography>
    </Stack>
  );
}
