import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Application', 'Security check', 'Printing', 'Delivery'];
const current = 2;

export default function StepperLabelBelow() {
  return (
    <Stepper aria-label="Passport 40213">
      {steps.map((label, index) => (
        <Step
          key={label}
          orientation="vertical"
          active={index === current}
          completed={index < current}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index <= current ? 'solid' : 'outlined'}
              color={index <= current ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
          sx={{ textAlign: 'center' }}
        >
          {label}
        </Step>
      ))}
    </Stepper>
  );
}
