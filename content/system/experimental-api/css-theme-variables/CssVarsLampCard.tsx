import { useState } from 'react';
import {
  Box,
  createTheme,
  unstable_createCssVarsProvider,
  unstable_createCssVarsTheme,
} from '@mui/system';

const theme = unstable_createCssVarsTheme({
  ...createTheme(),
  cssVarPrefix: 'lamp',
  colorSchemeSelector: 'data-lamp',
  defaultColorScheme: 'light',
  colorSchemes: {
    light: { palette: { shade: { main: '#fff1cc', text: '#4a2c00' } } },
    dark: { palette: { shade: { main: '#2a2016', text: '#ffd98a' } } },
  },
});
const { CssVarsProvider, useColorScheme } = unstable_createCssVarsProvider({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
});
function ModeButtons() {
  const { mode, setMode } = useColorScheme();
  return (['light', 'dark', 'system'] as const).map((name) => (
    <Box
      key={name}
      component="button"
      type="button"
      aria-pressed={mode === name}
      onClick={() => setMode(name)}
      sx={{
        p: 1,
        border: 1,
        borderRadius: 2,
        bgcolor: mode === name ? 'shade.text' : 'transparent',
        color: mode === name ? 'shade.main' : 'shade.text',
      }}
    >
      {name}
    </Box>
  ));
}

export default function CssVarsLampCard() {
  const [node, setNode] = useState<Element | null>(null);
  return (
    <CssVarsProvider colorSchemeNode={node} storageManager={null}>
      <Box ref={setNode} sx={{ p: 2, bgcolor: 'shade.main' }}>
        <Box component="p" sx={{ mt: 0, color: 'shade.text' }}>
          Heron desk lamp, brass, with a paper shade
        </Box>
        <Box role="group" aria-label="Mode" sx={{ display: 'flex', gap: 1 }}>
          <ModeButtons />
        </Box>
      </Box>
    </CssVarsProvider>
  );
}
