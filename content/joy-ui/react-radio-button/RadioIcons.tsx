import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/CircleOutlined';

const doctors = ['Dr. Imani Okoro', 'Dr. Lars Sandvik', 'First available'];

export default function RadioIcons() {
  return (
    <FormControl>
      <FormLabel>Veterinarian</FormLabel>
      <RadioGroup name="doctor" defaultValue="First available">
        {doctors.map((name) => (
          <Radio
            key={name}
            variant="plain"
            value={name}
            label={name}
            uncheckedIcon={<CircleIcon />}
            checkedIcon={<CheckCircleIcon />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
