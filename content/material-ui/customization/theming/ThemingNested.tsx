import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const honey = createTheme({
  palette: { primary: { main: '#8a5a00' } },
  components: { MuiButton: { defaultProps: { variant: 'contained' } } },
});

const round = (outer: Theme) =>
  createTheme({ ...outer, shape: { borderRadius: 24 } });

export default function ThemingNested() {
  return (
    <ThemeProvider theme={honey}>
      <Stack direction="row" spacing={2}>
        <Button>Add frame</Button>
        <ThemeProvider theme={round}>
          <Button>Harvest honey</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
