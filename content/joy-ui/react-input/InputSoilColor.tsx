import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

function judge(acidity: number) {
  if (acidity === 0) {
    return {
      color: 'neutral',
      advice: 'Take soil from a depth of 10 cm.',
    } as const;
  }
  if (acidity >= 6 && acidity <= 7) {
    return { color: 'success', advice: 'Right for most vegetables.' } as const;
  }
  const advice = acidity < 6 ? 'Acid soil: add lime.' : 'Add compost.';
  return { color: 'warning', advice } as const;
}

export default function InputSoilColor() {
  const [value, setValue] = useState('6.4');
  const { color, advice } = judge(Number(value));

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Soil acidity (pH)</FormLabel>
      <Input
        type="number"
        color={color}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        slotProps={{ input: { min: 3, max: 10, step: 0.2 } }}
      />
      <FormHelperText role="status">{advice}</FormHelperText>
    </FormControl>
  );
}
