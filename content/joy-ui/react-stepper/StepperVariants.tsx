import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function StepperVariants() {
  return (
    <Stepper aria-label="Variants">
      {variants.map((variant, index) => (
        <Step
          key={variant}
          indicator={
            <StepIndicator variant={variant}>{index + 1}</StepIndicator>
          }
        >
          {variant}
        </Step>
      ))}
    </Stepper>
  );
}
