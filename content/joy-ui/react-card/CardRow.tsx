import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const huts = [
  { name: 'Rim Hut', note: 'Eight bunks and a stove.' },
  {
    name: 'Lake Hut',
    note: 'Open from June to September, water from the lake.',
  },
  { name: 'Fox Hut', note: 'No reservations.' },
];

export default function CardRow() {
  return (
    <Box
      component="ul"
      aria-label="Huts"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {huts.map(({ name, note }) => (
        <Card key={name} component="li">
          <CardContent>
            <Typography component="h3" level="title-md">
              {name}
            </Typography>
            <Typography level="body-sm">{note}</Typography>
          </CardContent>
          <CardActions>
            <Button
              component="a"
              href="#equal-heights"
              variant="soft"
              aria-label={`Directions to ${name}`}
            >
              Directions
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
