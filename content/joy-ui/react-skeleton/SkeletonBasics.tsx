import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonBasics() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Card aria-busy={loading} sx={{ alignSelf: 'stretch' }}>
        <Typography level="title-lg">
          <Skeleton loading={loading}>
            <span>The Salt Orchard</span>
          </Skeleton>
        </Typography>
        <Typography>
          <Skeleton loading={loading}>
            <span>Ines Calloway, 1962. Good condition, one page is torn.</span>
          </Skeleton>
        </Typography>
      </Card>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
      <Typography role="status" level="body-sm">
        {loading ? 'Loading the book' : 'The book is loaded.'}
      </Typography>
    </Stack>
  );
}
