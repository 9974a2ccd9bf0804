import { useEffect, useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import RefreshIcon from '@mui/icons-material/Refresh';

export default function IconButtonRefresh() {
  const button = useRef<HTMLButtonElement>(null);
  const [chains, setChains] = useState(6);
  const [state, setState] = useState<'old' | 'loading' | 'new'>('old');

  useEffect(() => {
    if (state === 'loading') {
      const timer = setTimeout(() => {
        setChains(9);
        setState('new');
      }, 1500);
      return () => clearTimeout(timer);
    }
    if (state === 'new' && document.activeElement === document.body) {
      button.current?.focus();
    }
    return undefined;
  }, [state]);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">{chains} chains in stock</Typography>
      <IconButton
        ref={button}
        aria-label="Refresh the stock"
        loading={state === 'loading'}
        onClick={() => setState('loading')}
      >
        <RefreshIcon />
      </IconButton>
    </Stack>
  );
}
