import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: {
    light: { palette: { primary: { main: '#8a5a00' } } },
    dark: { palette: { primary: { main: '#f2c14e' } } },
  },
  shape: { borderRadius: 12 },
  typography: { h6: { fontWeight: 700, fontSize: '1.125rem' } },
  components: {
    MuiButton: { defaultProps: { variant: 'contained', size: 'small' } },
  },
});

export default function ThemingHiveCard() {
  return (
    <ThemeProvider theme={theme}>
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h6" component="h3">
            Hive 7, orchard side
          </Typography>
          <Typography>Eight frames of brood, calm, no swarm cells.</Typography>
        </CardContent>
        <CardActions>
          <Button>Log inspection</Button>
          <Button variant="text">History</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
