import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackCustomization() {
  return (
    <Stack
      spacing={0.5}
      sx={{
        p: 2,
        borderRadius: 2,
        borderLeft: 4,
        borderColor: 'success.main',
        bgcolor: 'action.hover',
      }}
    >
      <Typography variant="subtitle1" component="p">
        Peonies have arrived
      </Typography>
      <Typography variant="body2">
        From the field behind the shop, until Saturday.
      </Typography>
    </Stack>
  );
}
