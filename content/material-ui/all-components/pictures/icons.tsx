import Stack from '@mui/material/Stack';
import CabinIcon from '@mui/icons-material/Cabin';
import CabinOutlinedIcon from '@mui/icons-material/CabinOutlined';
import CabinTwoToneIcon from '@mui/icons-material/CabinTwoTone';

export default function Picture() {
  return (
    <Stack direction="row" spacing={2}>
      <CabinIcon color="primary" fontSize="large" />
      <CabinOutlinedIcon fontSize="large" />
      <CabinTwoToneIcon color="action" fontSize="large" />
    </Stack>
  );
}
