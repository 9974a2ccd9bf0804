import Autocomplete from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const things = ['Glove, left, wool', 'Key ring, three keys', 'Violin case'];

function PaperWithHint({ children, ...other }: PaperProps) {
  return (
    <Paper {...other}>
      {children}
      <Typography
        variant="body2"
        sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}
      >
        Not listed? New items arrive until 6 p.m.
      </Typography>
    </Paper>
  );
}

export default function StructureLostSearch() {
  return (
    <Autocomplete
      options={things}
      slots={{ paper: PaperWithHint }}
      sx={{ maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Lost item" />}
    />
  );
}
