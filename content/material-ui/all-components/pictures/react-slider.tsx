import Slider from '@mui/material/Slider';

export default function Picture() {
  return <Slider defaultValue={60} sx={{ width: 160 }} />;
}
