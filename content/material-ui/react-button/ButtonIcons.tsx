import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DownloadIcon from '@mui/icons-material/Download';

export default function ButtonIcons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<AddIcon />}>
        New invoice
      </Button>
      <Button variant="outlined" startIcon={<DownloadIcon />}>
        Download PDF
      </Button>
      <Button endIcon={<ArrowForwardIcon />}>Continue to payment</Button>
    </Stack>
  );
}
