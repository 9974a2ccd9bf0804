import { useId, useState } from 'react';
import Card from '@mui/joy/Card';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const plans = [
  { name: 'Basic', price: '$18 a month', care: 'One checkup a year' },
  { name: 'Plus', price: '$32 a month', care: 'Two checkups and vaccines' },
  { name: 'Senior', price: '$45 a month', care: 'Checkups and blood tests' },
];

export default function RadioCards() {
  const id = useId();
  const [plan, setPlan] = useState('Plus');

  return (
    <RadioGroup
      name="plan"
      value={plan}
      onChange={(event) => setPlan(event.target.value)}
      overlay
      aria-label="Care plan"
      sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}
    >
      {plans.map(({ name, price, care }) => (
        <Card
          key={name}
          sx={{ flex: 1, ...(name === plan && { bgcolor: 'primary.softBg' }) }}
        >
          <Radio
            value={name}
            label={name}
            slotProps={{ input: { 'aria-describedby': `${id}-${name}` } }}
          />
          <div id={`${id}-${name}`}>
            <Typography level="title-sm">{price}</Typography>
            <Typography level="body-sm" textColor="text.secondary">
              {care}
            </Typography>
          </div>
        </Card>
      ))}
    </RadioGroup>
  );
}
