import Alert from '@mui/joy/Alert';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import AirIcon from '@mui/icons-material/Air';

const theme = extendTheme({
  components: {
    JoyAlert: { defaultProps: { color: 'primary' } },
    JoyChip: { defaultProps: { variant: 'solid', color: 'primary' } },
    JoyIconButton: { defaultProps: { variant: 'soft', color: 'primary' } },
    JoyTab: { defaultProps: { disableIndicator: true } },
    JoyTabList: {
      defaultProps: { variant: 'soft', disableUnderline: true },
    },
  },
});

export default function MigratingDefaultThemeProps() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 2 }}>
        <Stack spacing={2}>
          <Alert>The meadow is mown on May 6.</Alert>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Chip>12 kites</Chip>
            <IconButton aria-label="Wind report">
              <AirIcon />
            </IconButton>
          </Stack>
          <Tabs defaultValue={0}>
            <TabList aria-label="Fields">
              <Tab>Meadow</Tab>
              <Tab>Beach</Tab>
            </TabList>
          </Tabs>
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}
