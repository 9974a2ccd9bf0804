import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const nights = [
  { date: 'Friday, October 2', left: 'Sold out', few: true },
  { date: 'Saturday, October 3', left: '41 seats', few: false },
  { date: 'Sunday, October 4', left: '6 seats', few: true },
];

export default function ColorInversionKeptColor() {
  return (
    <Card variant="solid" color="neutral" invertedColors sx={{ maxWidth: 400 }}>
      <Typography level="title-lg" component="p">
        Nine Umbrellas
      </Typography>
      {nights.map(({ date, left, few }) => (
        <Stack
          key={date}
          direction="row"
          sx={{ justifyContent: 'space-between' }}
        >
          <Typography textColor="text.primary">{date}</Typography>
          {few ? (
            <Chip variant="soft" color="danger" data-skip-inverted-colors>
              {left}
            </Chip>
          ) : (
            <Chip variant="outlined">{left}</Chip>
          )}
        </Stack>
      ))}
    </Card>
  );
}
