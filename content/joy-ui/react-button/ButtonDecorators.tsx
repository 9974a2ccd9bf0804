import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PrintIcon from '@mui/icons-material/Print';

export default function ButtonDecorators() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<PrintIcon />}>Print the score</Button>
      <Button
        variant="outlined"
        endDecorator={
          <ArrowForwardIcon sx={{ '[dir=rtl] &': { rotate: '180deg' } }} />
        }
      >
        Next song
      </Button>
      <Button
        variant="soft"
        color="neutral"
        endDecorator={
          <Chip component="span" size="sm">
            9
          </Chip>
        }
      >
        Altos
      </Button>
    </Stack>
  );
}
