import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const looks = {
  'Slow rotation': {
    '--Switch-trackWidth': '44px',
    '--Switch-trackHeight': '12px',
    '--Switch-thumbSize': '22px',
  },
  Zoom: {
    '--Switch-trackWidth': '48px',
    '--Switch-trackHeight': '28px',
    '--Switch-trackRadius': '6px',
    '--Switch-thumbWidth': '22px',
    '--Switch-thumbSize': '20px',
  },
};

export default function SwitchCustomization() {
  return (
    <Stack spacing={2.5}>
      {Object.entries(looks).map(([label, variables]) => (
        <FormControl key={label} orientation="horizontal">
          <FormLabel>{label}</FormLabel>
          <Switch
            defaultChecked
            sx={{
              ...variables,
              '& .MuiSwitch-thumb': { transition: 'left 0.2s' },
              '& .MuiSwitch-track': { transition: 'background-color 0.2s' },
            }}
          />
        </FormControl>
      ))}
    </Stack>
  );
}
