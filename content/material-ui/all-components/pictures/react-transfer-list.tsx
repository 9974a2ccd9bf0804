import List from '@mui/material/List';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

export default function Picture() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined">
        <List dense>
          <ListItemText sx={{ px: 2 }} primary="Tea" />
          <ListItemText sx={{ px: 2 }} primary="Rice" />
        </List>
      </Paper>
      <ChevronRightIcon color="action" />
      <Paper variant="outlined">
        <List dense>
          <ListItemText sx={{ px: 2 }} primary="Salt" />
          <ListItemText sx={{ px: 2 }} primary="Oil" />
        </List>
      </Paper>
    </Stack>
  );
}
