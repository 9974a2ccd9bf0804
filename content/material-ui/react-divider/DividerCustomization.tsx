import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerCustomization() {
  return (
    <div>
      <Typography>Cut here for a free cup</Typography>
      <Divider
        aria-hidden
        sx={{
          my: 2,
          borderStyle: 'dashed',
          borderColor: 'text.secondary',
          borderBottomWidth: 2,
        }}
      />
      <Typography>Receipt 4471</Typography>
    </div>
  );
}
