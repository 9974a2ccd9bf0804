import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const courses = [
  { name: 'Pinch pots', text: 'For children aged six and up.' },
  { name: 'The wheel', text: 'Six people, six wheels, and a lot of water.' },
  { name: 'Glazes', text: 'Bring a piece that has been fired once.' },
];

export default function CardRow() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      }}
    >
      {courses.map(({ name, text }) => (
        <Card
          key={name}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography component="h3" variant="subtitle1" gutterBottom>
              {name}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button
              size="small"
              href="#equal-heights"
              aria-label={`Dates for ${name}`}
            >
              Dates
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
