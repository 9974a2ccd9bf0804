import { useRef, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { readScheme, renderPage } from './DarkModeFlash/page';

const pages = [
  { name: 'without the script', html: renderPage(false) },
  { name: 'with the script', html: renderPage(true) },
];

function Page({ name, html }: (typeof pages)[number]) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [hasReloaded, setReloaded] = useState(false);
  const [status, setStatus] = useState('Press the button');

  const reload = () => {
    setReloaded(true);
    if (frameRef.current) frameRef.current.srcdoc = html;
  };

  const handleLoad = () => {
    const page = frameRef.current?.contentDocument;
    if (!page || !hasReloaded) return;
    const first = `First paint: ${readScheme(page)}`;
    setStatus(first);
    page.defaultView?.addEventListener('hydrated', () => {
      setStatus(`${first}, after hydration: ${readScheme(page)}`);
    });
  };

  return (
    <Stack spacing={1} sx={{ flex: '1 1 220px' }}>
      <Button variant="outlined" onClick={reload}>
        Reload {name}
      </Button>
      <Box
        component="iframe"
        ref={frameRef}
        title={`Page ${name}`}
        srcDoc={html}
        onLoad={handleLoad}
        sx={{ height: 96, border: '1px solid', borderColor: 'divider' }}
      />
      <Typography role="status" level="body-sm">
        {status}
      </Typography>
    </Stack>
  );
}

export default function DarkModeFlash() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {pages.map((page) => (
        <Page key={page.name} {...page} />
      ))}
    </Box>
  );
}
