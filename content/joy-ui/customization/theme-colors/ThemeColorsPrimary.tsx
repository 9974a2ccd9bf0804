import { useState } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { woad } from './ThemeColorsPrimary/data';

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { primary: woad } },
    dark: { palette: { primary: { ...woad, softBg: woad[900] } } },
  },
});

export default function ThemeColorsPrimary() {
  const [dips, setDips] = useState(3);

  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 2, borderRadius: 'sm' }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography level="title-lg" color="primary" variant="soft">
            Vat 4, woad on linen
          </Typography>
          <Checkbox defaultChecked label="Air the cloth between dips" />
          <Stack direction="row" spacing={1}>
            <Button onClick={() => setDips(dips + 1)}>Log a dip</Button>
            <Button variant="outlined" onClick={() => setDips(0)}>
              New cloth
            </Button>
          </Stack>
          <Typography role="status">Dips so far: {dips}</Typography>
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}
