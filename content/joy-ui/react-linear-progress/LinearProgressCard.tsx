import { useEffect, useId, useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressCard() {
  const progressId = useId();
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), 4000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Card
        aria-busy={loading}
        aria-describedby={loading ? progressId : undefined}
        sx={{ alignSelf: 'stretch', overflow: 'hidden' }}
      >
        {loading && (
          <LinearProgress
            id={progressId}
            size="sm"
            aria-label="Loading the weight"
            sx={{ position: 'absolute', top: 0, left: 0, right: 0 }}
          />
        )}
        <Typography level="title-md">Hive 5</Typography>
        <Typography>41 kg on May 3</Typography>
      </Card>
      <Button variant="outlined" onClick={() => setLoading(true)}>
        Weigh again
      </Button>
      <Typography role="status" level="body-sm">
        {loading ? 'Loading the weight' : 'The weight is up to date.'}
      </Typography>
    </Stack>
  );
}
