import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const loanTheme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ theme, ownerState }) => ({
          borderRadius: ownerState.startDecorator
            ? theme.vars.radius.xl
            : undefined,
          variants: [
            {
              props: { variant: 'outlined', color: 'primary' },
              style: { borderStyle: 'dashed', '--variant-borderWidth': '2px' },
            },
          ],
        }),
      },
    },
  },
});

export default function ThemedComponentsLoan() {
  return (
    <CssVarsProvider theme={loanTheme}>
      <Sheet
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          p: 2,
          borderRadius: 'sm',
        }}
      >
        <Button variant="outlined">Extend the loan</Button>
        <Button variant="outlined" color="neutral">
          Report a lost piece
        </Button>
        <Button variant="soft" startDecorator={<span aria-hidden>★</span>}>
          Rate the game
        </Button>
      </Sheet>
    </CssVarsProvider>
  );
}
