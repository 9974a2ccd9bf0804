import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioCustomization() {
  return (
    <FormControl>
      <FormLabel>Weight class</FormLabel>
      <RadioGroup
        name="weight"
        defaultValue="medium"
        sx={{
          '--RadioGroup-gap': '1.25rem',
          '& .MuiRadio-root': { '--Radio-size': '1.75rem' },
          '& .MuiRadio-radio': { position: 'relative', borderWidth: 2 },
          '& .Mui-checked + .MuiRadio-label': { fontWeight: 'lg' },
        }}
      >
        <Radio value="small" label="Up to 10 kg" />
        <Radio value="medium" label="10 to 25 kg" />
        <Radio value="large" label="Over 25 kg" />
      </RadioGroup>
    </FormControl>
  );
}
