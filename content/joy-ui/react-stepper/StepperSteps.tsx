import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { label: 'Form', task: 'Fill in form P-7.' },
  { label: 'Photo', task: 'Upload a photo of your face.' },
  { label: 'Payment', task: 'Pay the fee of 62 dollars.' },
];

export default function StepperSteps() {
  const [current, setCurrent] = useState(0);

  return (
    <Stack spacing={2}>
      <Stepper aria-label="New passport">
        {steps.map(({ label }, index) => (
          <Step
            key={label}
            active={index === current}
            completed={index < current}
            aria-current={index === current ? 'step' : undefined}
            indicator={
              <StepIndicator
                variant={index <= current ? 'solid' : 'soft'}
                color={index <= current ? 'primary' : 'neutral'}
              >
                {index + 1}
              </StepIndicator>
            }
          >
            {label}
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        {steps[current]?.task ?? 'Your application is complete.'}
      </Typography>
      <Button
        onClick={() => setCurrent(current < steps.length ? current + 1 : 0)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {current < steps.length ? 'Next' : 'Start over'}
      </Button>
    </Stack>
  );
}
