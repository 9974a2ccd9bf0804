import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const marks = [
  'Leather',
  'Brass buckle',
  'Initials',
  'Blue lining',
  'Key inside',
];

export default function StackMarks() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {marks.map((mark) => (
        <Chip key={mark}>{mark}</Chip>
      ))}
    </Stack>
  );
}
