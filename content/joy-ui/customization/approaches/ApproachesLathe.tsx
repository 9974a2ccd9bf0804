import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ApproachesLathe() {
  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          defaultChecked
          sx={{
            ml: 2,
            '--Switch-trackWidth': '56px',
            '--Switch-trackHeight': '28px',
            '--Switch-trackRadius': '8px',
            '--Switch-thumbSize': '20px',
            '& .MuiSwitch-thumb': { boxShadow: 'sm' },
            '&.Mui-checked .MuiSwitch-track': { bgcolor: 'success.solidBg' },
          }}
        />
      }
    >
      Dust extraction at lathe 2
    </Typography>
  );
}
