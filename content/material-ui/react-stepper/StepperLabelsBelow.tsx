import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Request', 'First visit', 'Home visit', 'Contract', 'New home'];

export default function StepperLabelsBelow() {
  return (
    <Stepper
      component="ol"
      alternativeLabel
      activeStep={2}
      aria-label="Adoption of Pepper"
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((step, index) => (
        <Step
          key={step}
          component="li"
          aria-current={index === 2 ? 'step' : undefined}
        >
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
