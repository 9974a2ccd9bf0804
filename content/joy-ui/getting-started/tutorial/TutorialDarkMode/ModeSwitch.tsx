import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import { useColorScheme } from '@mui/joy/styles';

export default function ModeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';

  return (
    <FormControl
      orientation="horizontal"
      disabled={!mode}
      sx={{ maxWidth: 320, mx: 'auto', mb: 2 }}
    >
      <FormLabel>Dark mode</FormLabel>
      <Switch
        checked={dark}
        onChange={() => setMode(dark ? 'light' : 'dark')}
      />
    </FormControl>
  );
}
