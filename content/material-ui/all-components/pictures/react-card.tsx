import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function Picture() {
  return (
    <Card sx={{ width: 150 }}>
      <Box sx={{ height: 48, bgcolor: 'primary.main' }} />
      <CardContent sx={{ py: 1 }}>
        <Typography variant="subtitle2">Lake house</Typography>
        <Typography variant="caption">Sleeps four</Typography>
      </CardContent>
    </Card>
  );
}
