import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const calendars = [
  { name: 'Team', color: 'primary' },
  { name: 'Family', color: 'secondary' },
  { name: 'Deadlines', color: 'error' },
  { name: 'Travel', color: 'success' },
  { name: 'Archived', color: 'default' },
] as const;

export default function CheckboxColors() {
  return (
    <FormGroup row>
      {calendars.map(({ name, color }) => (
        <FormControlLabel
          key={name}
          control={<Checkbox color={color} defaultChecked />}
          label={name}
        />
      ))}
    </FormGroup>
  );
}
