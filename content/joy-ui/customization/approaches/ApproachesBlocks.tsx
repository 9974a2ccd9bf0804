import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const primary = { solidBg: '#9a3412', solidHoverBg: '#7c2d12' };

const theme = extendTheme({
  radius: { sm: '14px', md: '20px' },
  fontFamily: { body: '"Trebuchet MS", sans-serif' },
  colorSchemes: {
    light: { palette: { primary } },
    dark: { palette: { primary } },
  },
  components: {
    JoyButton: {
      defaultProps: { size: 'lg' },
      styleOverrides: {
        root: { boxShadow: 'inset 0 -4px rgb(0 0 0 / 0.25)' },
      },
    },
  },
});

export default function ApproachesBlocks() {
  const [message, setMessage] = useState('');

  return (
    <CssVarsProvider theme={theme}>
      <Card>
        <FormControl>
          <FormLabel>Name to carve</FormLabel>
          <Input defaultValue="Odalys" />
        </FormControl>
        <Button onClick={() => setMessage('Ready on March 3.')}>
          Order the blocks
        </Button>
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {message}
        </Typography>
      </Card>
    </CssVarsProvider>
  );
}
