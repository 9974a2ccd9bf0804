import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioColors() {
  return (
    <FormControl>
      <FormLabel>How is Biscuit after surgery?</FormLabel>
      <RadioGroup name="recovery" defaultValue="limping">
        <Radio color="success" value="running" label="Running again" />
        <Radio color="primary" value="walking" label="Walking normally" />
        <Radio color="warning" value="limping" label="Limping" />
        <Radio color="danger" value="bleeding" label="Wound is bleeding" />
        <Radio color="neutral" value="unsure" label="Not sure" />
      </RadioGroup>
    </FormControl>
  );
}
