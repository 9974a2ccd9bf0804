import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { palette } from './MigratingDefaultThemeColors/data';

const theme = extendTheme({
  colorSchemes: { light: { palette }, dark: { palette } },
});

export default function MigratingDefaultThemeColors() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 2 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Alert color="warning" sx={{ alignSelf: 'stretch' }}>
            Gusts of 40 km/h after 3 p.m.
          </Alert>
          <Stack direction="row" spacing={1}>
            <Chip color="success">Field open</Chip>
            <Chip color="danger">Two lines tangled</Chip>
          </Stack>
          <Stack direction="row" spacing={1}>
            <Button>Reserve a field</Button>
            <Button color="neutral" variant="outlined">
              Wind report
            </Button>
          </Stack>
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}
