import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PrintIcon from '@mui/icons-material/Print';

export default function ButtonIcons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<PrintIcon />}>
        Print the job card
      </Button>
      <Button
        variant="contained"
        endIcon={
          <ArrowForwardIcon sx={{ '[dir=rtl] &': { rotate: '180deg' } }} />
        }
      >
        Choose a mechanic
      </Button>
    </Stack>
  );
}
