import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchCustomization() {
  return (
    <FormControlLabel
      label="Barn radio"
      control={
        <Switch
          defaultChecked
          sx={{
            '& .MuiSwitch-track': {
              border: 1,
              borderColor: 'text.primary',
              bgcolor: 'transparent',
              opacity: 1,
            },
            '& .MuiSwitch-thumb': { bgcolor: 'text.secondary' },
            '& .Mui-checked .MuiSwitch-thumb': { bgcolor: 'success.main' },
            '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
              bgcolor: 'transparent',
              opacity: 1,
            },
            '& .Mui-focusVisible .MuiSwitch-thumb': {
              outline: '2px solid',
              outlineColor: 'text.primary',
              outlineOffset: 2,
            },
          }}
        />
      }
    />
  );
}
