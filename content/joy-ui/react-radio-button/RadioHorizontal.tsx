import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioHorizontal() {
  return (
    <FormControl>
      <FormLabel>Time of day</FormLabel>
      <RadioGroup
        name="time"
        defaultValue="morning"
        orientation="horizontal"
        sx={{ '--RadioGroup-gap': '1.5rem' }}
      >
        <Radio value="morning" label="Morning" />
        <Radio value="noon" label="Noon" disabled />
        <Radio value="evening" label="Evening" />
      </RadioGroup>
    </FormControl>
  );
}
