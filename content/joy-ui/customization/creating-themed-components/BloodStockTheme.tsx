import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import BloodStock from './BloodStockTheme/BloodStock';
import type {} from './BloodStockTheme/theme-types';

const theme = extendTheme({
  components: {
    BloodStock: {
      defaultProps: { minimum: 150, variant: 'outlined' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          flex: '1 1 140px',
          borderWidth: ownerState.isLow ? 3 : 1,
        }),
        amount: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

export default function BloodStockTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 2, borderRadius: 'sm' }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <BloodStock group="A positive" bags={412} />
          <BloodStock group="O negative" bags={87} />
          <BloodStock group="AB negative" bags={38} minimum={30} />
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}
