import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  components: {
    MuiChip: {
      defaultProps: { size: 'small', variant: 'outlined' },
      styleOverrides: {
        root: { borderRadius: 4 },
        label: { fontVariantNumeric: 'tabular-nums' },
      },
    },
    MuiListItem: { defaultProps: { divider: true } },
  },
});

export default function ThemeComponentsBoard() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined">
        <List aria-label="Trains from the valley" disablePadding>
          <ListItem secondaryAction={<Chip label="08:12" />}>
            <ListItemText primary="Summit, all stops" />
          </ListItem>
          <ListItem secondaryAction={<Chip label="08:40" color="primary" />}>
            <ListItemText primary="Glacier, reserved seats" />
          </ListItem>
        </List>
      </Paper>
    </ThemeProvider>
  );
}
