import { useState, type FormEvent } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import { Field } from './TextFieldForm/Field';
import { RacesSlider } from './TextFieldForm/RacesSlider';
import { SideButtons } from './TextFieldForm/SideButtons';

const clubs = ['Ashwater', 'Black Mill', 'Coldbrook', 'Dunmere'];

export default function TextFieldForm() {
  const [hasError, setError] = useState(false);
  const [sent, setSent] = useState('');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isComplete = data.get('rower') !== '';
    const entries = [...data].map(([name, value]) => `${name}: ${value}`);
    setError(!isComplete);
    setSent(isComplete ? entries.join(', ') : '');
    if (!isComplete)
      event.currentTarget.querySelector<HTMLElement>('[name=rower]')?.focus();
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2}>
      <Field
        label="Name"
        helperText={hasError ? 'Enter your name' : 'As on your license'}
        required
        error={hasError}
      >
        <Input name="rower" autoComplete="name" error={hasError} />
      </Field>
      <Field label="Club" helperText="Leave empty if you row alone">
        <Autocomplete name="club" options={clubs} />
      </Field>
      <Field label="Boat">
        <Select
          name="boat"
          defaultValue="pair"
          slotProps={{ listbox: { 'aria-label': 'Boat' } }}
        >
          <Option value="pair">Pair</Option>
          <Option value="four">Four</Option>
        </Select>
      </Field>
      <Field label="Distance">
        <RadioGroup
          name="distance"
          defaultValue="2 km"
          orientation="horizontal"
        >
          <Radio value="2 km" label="2 km" />
          <Radio value="6 km" label="6 km" />
        </RadioGroup>
      </Field>
      <SideButtons />
      <RacesSlider />
      <FormControl orientation="horizontal">
        <FormLabel>Rent oars</FormLabel>
        <Switch slotProps={{ input: { name: 'oars' } }} />
      </FormControl>
      <Field label="Note to the organizers">
        <Textarea name="note" minRows={2} />
      </Field>
      <Checkbox name="news" label="Send me the results" />
      <Button type="submit">Enter the race</Button>
      <Typography role="status">{sent && `Sent: ${sent}`}</Typography>
    </Stack>
  );
}
