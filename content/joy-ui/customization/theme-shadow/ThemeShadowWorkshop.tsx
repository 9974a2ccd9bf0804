import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ShadowOverrides {
    flown: true;
  }
}

const theme = extendTheme({
  colorSchemes: {
    light: { shadowChannel: '92 56 20', shadowOpacity: '0.3' },
    dark: { shadowRing: '0 0 0 1px rgb(255 255 255 / 0.25)' },
  },
  shadow: { flown: '0 28px 24px -16px rgb(0 0 0 / 0.6)' },
});

export default function ThemeShadowWorkshop() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 3, pb: 5, borderRadius: 'sm' }}>
        <Stack spacing={3}>
          <FormControl>
            <FormLabel>Piece</FormLabel>
            <Input defaultValue="Forest backdrop" />
          </FormControl>
          <Card variant="plain" sx={{ boxShadow: 'md' }}>
            <Typography>On the floor until act two</Typography>
          </Card>
          <Card variant="plain" sx={{ boxShadow: 'flown' }}>
            <Typography>Flown in at 8:40 p.m.</Typography>
          </Card>
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}
