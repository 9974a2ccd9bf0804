import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerBasics() {
  return (
    <div>
      <Typography>Sencha, 100 g</Typography>
      <Typography>Strainer, steel</Typography>
      <Divider sx={{ my: 1 }} />
      <Typography>Total $21.50</Typography>
    </div>
  );
}
