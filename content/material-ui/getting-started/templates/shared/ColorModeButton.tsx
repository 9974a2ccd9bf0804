import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import ContrastIcon from '@mui/icons-material/Contrast';

export default function ColorModeButton() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';

  return (
    <IconButton
      color="inherit"
      aria-label="Dark mode"
      aria-pressed={isDark}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <ContrastIcon />
    </IconButton>
  );
}
