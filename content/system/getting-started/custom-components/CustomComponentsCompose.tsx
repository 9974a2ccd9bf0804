import {
  ThemeProvider,
  compose,
  createTheme,
  palette,
  spacing,
  styled,
} from '@mui/system';
import type { PaletteProps, SpacingProps } from '@mui/system';

const theme = createTheme({
  palette: {
    calm: { main: '#dcefe4', text: '#14432a' },
    gusty: { main: '#7a1f1f', text: '#ffffff' },
  },
});

const labelProps = compose(spacing, palette);

const Label = styled('p', {
  shouldForwardProp: (prop) =>
    prop !== 'sx' && !labelProps.filterProps.includes(prop as string),
})<SpacingProps & PaletteProps>(labelProps);

export default function CustomComponentsCompose() {
  return (
    <ThemeProvider theme={theme}>
      <Label m={0} mb={1} p={2} bgcolor="calm.main" color="calm.text">
        Up to 12 km/h: diamond kites
      </Label>
      <Label m={0} p={{ xs: 2, sm: 4 }} bgcolor="gusty.main" color="gusty.text">
        From 30 km/h: only box kites
      </Label>
    </ThemeProvider>
  );
}
