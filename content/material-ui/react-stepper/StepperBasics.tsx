import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Meet', text: 'Spend an hour with the dog at the shelter.' },
  { name: 'Walk', text: 'Take three walks, alone or with a keeper.' },
  { name: 'Sign', text: 'Sign the contract and choose a day.' },
];

export default function StepperBasics() {
  const [active, setActive] = useState(0);
  const step = steps[active];

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stepper activeStep={active} sx={{ width: 1 }}>
        {steps.map(({ name }, index) => (
          <Step key={name} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ minHeight: '3em' }}>
        {step
          ? `Step ${active + 1} of ${steps.length}: ${step.text}`
          : 'All done. See you on Saturday!'}
      </Typography>
      <Button
        variant="contained"
        onClick={() => setActive(step ? active + 1 : 0)}
      >
        {step ? 'Next step' : 'Adopt another dog'}
      </Button>
    </Stack>
  );
}
