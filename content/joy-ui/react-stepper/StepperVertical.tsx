import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { label: 'Documents', hint: 'Birth certificate and old passport' },
  { label: 'Fingerprints', hint: 'Desk 4, without an appointment' },
  { label: 'Pickup', hint: 'Three weeks later, at the same desk' },
];

export default function StepperVertical() {
  return (
    <Stepper orientation="vertical" aria-label="At the office">
      {steps.map(({ label, hint }, index) => (
        <Step
          key={label}
          active={index === 0}
          aria-current={index === 0 ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index === 0 ? 'solid' : 'soft'}
              color={index === 0 ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          <div>
            {label}
            <Typography level="body-sm">{hint}</Typography>
          </div>
        </Step>
      ))}
    </Stepper>
  );
}
