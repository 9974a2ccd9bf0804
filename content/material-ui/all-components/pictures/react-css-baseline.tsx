import Stack from '@mui/material/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import FormatClearIcon from '@mui/icons-material/FormatClear';
import FormatSizeIcon from '@mui/icons-material/FormatSize';

export default function Picture() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <FormatClearIcon fontSize="large" color="action" />
      <ArrowForwardIcon color="action" />
      <FormatSizeIcon fontSize="large" color="primary" />
    </Stack>
  );
}
