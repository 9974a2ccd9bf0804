import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import HikingIcon from '@mui/icons-material/Hiking';

export default function IconSignpost() {
  return (
    <Stack spacing={1}>
      <Typography variant="h4" component="p">
        <HikingIcon fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} />{' '}
        Mill Trail
      </Typography>
      <Typography>
        <HikingIcon fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} /> 6
        km, two hours
      </Typography>
      <Typography>
        <HikingIcon fontSize="large" sx={{ verticalAlign: 'middle' }} /> Wear
        sturdy shoes
      </Typography>
    </Stack>
  );
}
