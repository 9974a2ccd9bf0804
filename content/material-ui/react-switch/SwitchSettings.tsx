import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const settings = ['Wake me when a mare foals', 'Count eggs automatically'];

export default function SwitchSettings() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      {settings.map((setting) => (
        <FormControlLabel
          key={setting}
          labelPlacement="start"
          label={setting}
          control={<Switch edge="end" defaultChecked />}
          sx={{ mx: 0, justifyContent: 'space-between' }}
        />
      ))}
    </Stack>
  );
}
