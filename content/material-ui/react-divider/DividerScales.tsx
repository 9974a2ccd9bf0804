import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import PrintIcon from '@mui/icons-material/Print';
import RemoveIcon from '@mui/icons-material/Remove';

export default function DividerScales() {
  return (
    <Stack direction="row" component={Paper} variant="outlined">
      <IconButton aria-label="10 g less">
        <RemoveIcon />
      </IconButton>
      <IconButton aria-label="10 g more">
        <AddIcon />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem aria-hidden />
      <IconButton aria-label="Print a label">
        <PrintIcon />
      </IconButton>
    </Stack>
  );
}
