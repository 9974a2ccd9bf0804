import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const timetables = [
  { name: 'Lessons', color: 'primary' },
  { name: 'Clubs', color: 'secondary' },
  { name: 'Exams', color: 'error' },
  { name: 'Holidays', color: 'success' },
  { name: 'Last year', color: 'default' },
] as const;

export default function CheckboxColors() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Timetables</FormLabel>
      <FormGroup row>
        {timetables.map(({ name, color }) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox color={color} defaultChecked />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
