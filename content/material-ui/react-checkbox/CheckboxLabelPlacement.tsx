import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

const settings = ['Remind me about homework', 'Show grades on the home page'];

export default function CheckboxLabelPlacement() {
  return (
    <Stack sx={{ maxWidth: 320 }}>
      {settings.map((setting) => (
        <FormControlLabel
          key={setting}
          labelPlacement="start"
          label={setting}
          control={<Checkbox defaultChecked />}
          sx={{ ml: 0, justifyContent: 'space-between' }}
        />
      ))}
    </Stack>
  );
}
