import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const questions = [
  { size: 'sm', label: 'Food', answers: ['Dry', 'Wet'] },
  { size: 'md', label: 'Home', answers: ['Indoors', 'Outdoors'] },
  { size: 'lg', label: 'Energy', answers: ['Calm', 'Active'] },
] as const;

export default function RadioSizes() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {questions.map(({ size, label, answers }) => (
        <FormControl key={size} size={size}>
          <FormLabel>{label}</FormLabel>
          <RadioGroup name={label} defaultValue={answers[0]}>
            {answers.map((answer) => (
              <Radio key={answer} value={answer} label={answer} />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
    </Stack>
  );
}
