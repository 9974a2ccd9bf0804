import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      defaultProps: { size: 'sm', variant: 'outlined' },
      styleOverrides: {
        root: { borderRadius: 4 },
        label: { fontVariantNumeric: 'tabular-nums' },
      },
    },
    JoySheet: { defaultProps: { variant: 'outlined' } },
  },
});

export default function ThemedComponentsShelf() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ borderRadius: 'md' }}>
        <List aria-label="Board games on loan">
          <ListItem>
            <ListItemContent>Lanterns over the pass</ListItemContent>
            <Chip>2–4 players</Chip>
          </ListItem>
          <ListItem>
            <ListItemContent>Salt and sail</ListItemContent>
            <Chip color="danger">3 days late</Chip>
          </ListItem>
        </List>
      </Sheet>
    </CssVarsProvider>
  );
}
