import ScienceIcon from '@mui/icons-material/Science';

export default function Picture() {
  return <ScienceIcon color="primary" sx={{ fontSize: 64 }} />;
}
