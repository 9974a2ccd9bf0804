import { useEffect, useId, useRef, useState } from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';
import { findMistakes, readCss, readSx } from './sx-source';

const theme = createTheme({
  palette: {
    primary: { main: '#1565c0', light: '#bbdefb', contrastText: '#ffffff' },
    success: { main: '#2e7d32', contrastText: '#ffffff' },
    divider: '#9e9e9e',
    text: { primary: '#1c2025', secondary: '#4b5563' },
    background: { paper: '#ffffff' },
  },
  shadows: ['none', '0 1px 3px #0006', '0 3px 8px #0006', '0 6px 16px #0006'],
  typography: {
    h6: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.6 },
    caption: { fontSize: '0.75rem', lineHeight: 1.66 },
  },
});

interface SxPlaygroundProps {
  /** The value of `sx` at the start, as source code. */
  source: string;
  /** What the styled element contains. */
  children?: React.ReactNode;
}

function start(source: string) {
  const { sx, error } = readSx(source, theme);
  return { sx: sx ?? {}, error };
}

export default function SxPlayground({
  source,
  children = 'Preview',
}: SxPlaygroundProps) {
  const id = useId();
  const preview = useRef<HTMLElement>(null);
  // While the code has a mistake, the preview keeps the last valid value.
  const [{ text, sx, error }, setCode] = useState(() => ({
    text: source,
    ...start(source),
  }));
  const [css, setCss] = useState('');

  const edit = (event: React.ChangeEvent<HTMLTextAreaElement>) => {
    const { value } = event.target;
    const result = readSx(value, theme);
    setCode({ text: value, sx: result.sx ?? sx, error: result.error });
  };

  useEffect(() => {
    if (preview.current) setCss(readCss(preview.current));
  }, [sx]);

  const problems = error === null ? findMistakes(sx, theme) : [error];
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr' },
          width: '100%',
        }}
      >
        <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
          <label htmlFor={id}>Value of sx</label>
          <Box
            component="textarea"
            id={id}
            rows={9}
            spellCheck={false}
            aria-describedby={`${id}-problems`}
            aria-invalid={error !== null}
            value={text}
            onChange={edit}
            sx={{
              font: '0.875rem/1.5 monospace',
              p: 1,
              width: '100%',
              boxSizing: 'border-box',
            }}
          />
        </Box>
        <Box
          sx={{
            bgcolor: 'background.paper',
            color: 'text.primary',
            p: 2,
            overflow: 'auto',
          }}
        >
          <Box ref={preview} sx={sx}>
            {children}
          </Box>
        </Box>
        <Box
          id={`${id}-problems`}
          role="status"
          sx={{ gridColumn: '1 / -1', minHeight: '1.5em' }}
        >
          {problems.join(' ')}
        </Box>
        <Box
          component="pre"
          tabIndex={0}
          role="group"
          aria-label="CSS"
          sx={{
            gridColumn: '1 / -1',
            m: 0,
            height: 160,
            overflow: 'auto',
            fontSize: '0.875rem',
          }}
        >
          {css}
        </Box>
      </Box>
    </ThemeProvider>
  );
}
