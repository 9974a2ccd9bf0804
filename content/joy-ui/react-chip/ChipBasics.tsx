import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const traits = ['Rye', 'Sourdough', 'Vegan', 'Baked today'];

export default function ChipBasics() {
  return (
    <Stack spacing={1}>
      <Typography level="title-md">Dark harvest loaf</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {traits.map((trait) => (
          <Chip key={trait}>{trait}</Chip>
        ))}
      </Stack>
    </Stack>
  );
}
