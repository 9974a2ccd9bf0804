import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator, { stepIndicatorClasses } from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Check', 'Sign', 'Collect'];

export default function StepperCustomization() {
  return (
    <Stepper
      aria-label="Last steps"
      sx={{
        '--StepIndicator-size': '2.5rem',
        '--Step-gap': '0.75rem',
        '--Step-connectorBg': 'var(--joy-palette-neutral-outlinedBorder)',
        [`& .${stepIndicatorClasses.root}`]: { borderRadius: 'sm' },
        [`& .${stepClasses.active}`]: { fontWeight: 'xl' },
      }}
    >
      {steps.map((label, index) => (
        <Step
          key={label}
          active={index === 0}
          aria-current={index === 0 ? 'step' : undefined}
          indicator={
            <StepIndicator variant="outlined">{index + 1}</StepIndicator>
          }
        >
          {label}
        </Step>
      ))}
    </Stepper>
  );
}
