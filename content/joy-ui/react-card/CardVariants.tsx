import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const trails = [
  { variant: 'outlined', name: 'Larch Loop', note: '3.1 miles, easy' },
  { variant: 'soft', name: 'Copper Gorge', note: '6.0 miles, moderate' },
  { variant: 'solid', name: 'Three Lakes', note: '9.7 miles, hard' },
  { variant: 'plain', name: 'Mill Path', note: '1.2 miles, easy' },
] as const;

export default function CardVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      }}
    >
      {trails.map(({ variant, name, note }) => (
        <Card key={variant} variant={variant}>
          <Typography component="h3" level="title-md" textColor="inherit">
            {name}
          </Typography>
          <Typography level="body-sm" textColor="inherit">
            {note}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
