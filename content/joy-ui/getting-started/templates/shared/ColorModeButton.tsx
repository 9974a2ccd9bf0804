import IconButton from '@mui/joy/IconButton';
import { useColorScheme } from '@mui/joy/styles';
import ContrastIcon from '@mui/icons-material/Contrast';

export default function ColorModeButton() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';

  return (
    <IconButton
      aria-label="Dark mode"
      aria-pressed={isDark}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <ContrastIcon />
    </IconButton>
  );
}
