import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkWholeCard() {
  return (
    <Card variant="outlined" sx={{ position: 'relative', maxWidth: 320 }}>
      <CardContent>
        <Typography component="h3" variant="h6">
          <Link
            href="#whole-card"
            underline="none"
            color="inherit"
            sx={{
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            Author reading
          </Link>
        </Typography>
        <Typography>
          Thursday, October 8, 7 p.m., in the reading room
        </Typography>
      </CardContent>
    </Card>
  );
}
