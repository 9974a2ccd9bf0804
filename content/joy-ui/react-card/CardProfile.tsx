import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardProfile() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Avatar
          aria-hidden
          color="primary"
          sx={{ '--Avatar-size': '4rem', mb: 1 }}
        >
          IV
        </Avatar>
        <Typography component="h3" level="title-lg">
          Ines Varga
        </Typography>
        <Typography level="body-sm">Guide at Heron Ridge since 2014</Typography>
      </CardContent>
      <Card variant="soft" size="sm" orientation="horizontal">
        {[
          ['Walks', '312'],
          ['Rating', '4.9'],
        ].map(([label, value]) => (
          <CardContent key={label} sx={{ alignItems: 'center' }}>
            <Typography level="body-sm" textColor="text.primary">
              {label}
            </Typography>
            <Typography level="title-md">{value}</Typography>
          </CardContent>
        ))}
      </Card>
      <CardActions buttonFlex={1}>
        <Button
          component="a"
          href="mailto:ines@example.com"
          variant="outlined"
          color="neutral"
        >
          Email
        </Button>
        <Button component="a" href="#profile-card">
          See walks
        </Button>
      </CardActions>
    </Card>
  );
}
