import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import Section from './Section';
import type { FieldsProps } from './fields';

const switches = [
  {
    name: 'onBoard',
    label: 'Badge on the team board',
    help: 'The board hangs in the kitchen',
  },
  {
    name: 'sharePhone',
    label: 'Phone number in the schedule',
    help: 'So that others can swap shifts with you',
  },
  {
    name: 'newsletter',
    label: 'Monthly news by email',
    help: 'Admissions, releases, and cake dates',
  },
] as const;

export default function PrivacySection({ values, onChange }: FieldsProps) {
  return (
    <Section
      id="privacy"
      title="Privacy"
      text="You can change your mind at any time."
    >
      {switches.map(({ name, label, help }) => (
        <FormControl
          key={name}
          className="wide"
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <div>
            <FormLabel>{label}</FormLabel>
            <FormHelperText sx={{ mt: 0 }}>{help}</FormHelperText>
          </div>
          <Switch
            checked={values[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
        </FormControl>
      ))}
    </Section>
  );
}
