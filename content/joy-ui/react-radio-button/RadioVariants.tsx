import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const questions = [
  { variant: 'outlined', label: 'Insured' },
  { variant: 'soft', label: 'Vaccinated' },
  { variant: 'solid', label: 'Neutered' },
  { variant: 'plain', label: 'On medication' },
] as const;

export default function RadioVariants() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {questions.map(({ variant, label }) => (
        <FormControl key={variant}>
          <FormLabel>{label}</FormLabel>
          <RadioGroup name={variant} defaultValue="yes">
            <Radio variant={variant} value="yes" label="Yes" />
            <Radio variant={variant} value="no" label="No" />
          </RadioGroup>
        </FormControl>
      ))}
    </Stack>
  );
}
