import { useEffect, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import RefreshIcon from '@mui/icons-material/Refresh';

export default function IconButtonRefresh() {
  const [chains, setChains] = useState(6);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setChains(9);
      setLoading(false);
    }, 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">{chains} chains in stock</Typography>
      <IconButton
        aria-label="Refresh the stock"
        loading={loading}
        onClick={() => setLoading(true)}
      >
        <RefreshIcon />
      </IconButton>
    </Stack>
  );
}
