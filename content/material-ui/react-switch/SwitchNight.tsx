import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import BedtimeIcon from '@mui/icons-material/Bedtime';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

const thumb = {
  display: 'flex',
  p: '2px',
  fontSize: 16,
  borderRadius: '50%',
  bgcolor: 'text.primary',
  color: 'background.paper',
};

export default function SwitchNight() {
  return (
    <FormControlLabel
      label="Night camera"
      control={
        <Switch
          defaultChecked
          icon={
            <Box component="span" sx={thumb}>
              <WbSunnyIcon fontSize="inherit" />
            </Box>
          }
          checkedIcon={
            <Box component="span" sx={thumb}>
              <BedtimeIcon fontSize="inherit" />
            </Box>
          }
        />
      }
    />
  );
}
