import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: {
        primary: {
          softColor: '#5b1f3c',
          softBg: '#fbe9f1',
          softBorder: '#d99ab8',
          softHoverBg: '#f3d0e0',
          softActiveColor: '#5b1f3c',
          softActiveBg: '#e9b8cf',
        },
      },
    },
    dark: {
      palette: {
        primary: {
          softColor: '#f6cfe0',
          softBg: '#3d1529',
          softBorder: '#8a4767',
          softHoverBg: '#521d38',
          softActiveColor: '#f6cfe0',
          softActiveBg: '#66264a',
        },
      },
    },
  },
});

export default function VariantsRepainted() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          p: 2,
          borderRadius: 'sm',
        }}
      >
        <Button variant="soft">Program</Button>
        <Chip variant="soft" color="primary">
          Matinee
        </Chip>
      </Sheet>
    </CssVarsProvider>
  );
}
