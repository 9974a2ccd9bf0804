import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const timetables = [
  { name: 'Lessons', color: 'primary' },
  { name: 'Clubs', color: 'secondary' },
  { name: 'Exams', color: 'error' },
  { name: 'Holidays', color: 'success' },
  { name: 'Last year', color: 'default' },
] as const;

export default function CheckboxColors() {
  return (
    <FormGroup row>
      {timetables.map(({ name, color }) => (
        <FormControlLabel
          key={name}
          label={name}
          control={<Checkbox color={color} defaultChecked />}
        />
      ))}
    </FormGroup>
  );
}
