import Fab from '@mui/material/Fab';
import AddIcon from '@mui/icons-material/Add';

export default function Picture() {
  return (
    <Fab color="primary">
      <AddIcon />
    </Fab>
  );
}
