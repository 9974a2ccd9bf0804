import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import CakeIcon from '@mui/icons-material/Cake';
import ScheduleIcon from '@mui/icons-material/Schedule';

export default function ChipDecorators() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip startDecorator={<CakeIcon />}>Birthday cake</Chip>
      <Chip endDecorator={<ScheduleIcon />}>Pick up at 3 p.m.</Chip>
      <Chip variant="outlined" startDecorator={<Avatar />}>
        Bruno
      </Chip>
    </Stack>
  );
}
