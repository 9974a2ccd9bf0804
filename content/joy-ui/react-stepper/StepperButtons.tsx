import { useState } from 'react';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = ['Name', 'Photo', 'Signature'];

export default function StepperButtons() {
  const [current, setCurrent] = useState(0);

  return (
    <Stack spacing={2}>
      <Stepper aria-label="Child passport">
        {steps.map((label, index) => (
          <Step
            key={label}
            active={index === current}
            indicator={
              <StepIndicator
                variant={index === current ? 'solid' : 'soft'}
                color={index === current ? 'primary' : 'neutral'}
              >
                {index + 1}
              </StepIndicator>
            }
          >
            <StepButton
              aria-current={index === current ? 'step' : undefined}
              onClick={() => setCurrent(index)}
              sx={{ color: 'inherit' }}
            >
              {label}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" level="body-sm">
        Step {current + 1} of {steps.length}: {steps[current]}
      </Typography>
    </Stack>
  );
}
