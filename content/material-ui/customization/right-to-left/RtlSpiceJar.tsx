import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

export default function RtlSpiceJar() {
  const { direction } = useTheme();

  return (
    <Paper variant="outlined" sx={{ maxWidth: 320, p: 2, borderLeft: 6 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ ml: 3 }}>Cardamom, in grams</Box>
        <Slider aria-label="Grams" defaultValue={30} valueLabelDisplay="auto" />
        <Button
          variant="contained"
          endIcon={
            <ArrowForwardIcon
              sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' }}
            />
          }
        >
          Check out
        </Button>
      </Stack>
    </Paper>
  );
}
