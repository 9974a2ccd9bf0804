import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';

export default function ButtonAnchors() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button component="a" href="#links">
        Read the program
      </Button>
      <IconButton
        component="a"
        href="#links"
        variant="outlined"
        aria-label="All concerts"
      >
        <CalendarMonthIcon />
      </IconButton>
    </Stack>
  );
}
