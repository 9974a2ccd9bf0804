import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperBasics() {
  return (
    <Stepper aria-label="Passport application">
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="primary">
            1
          </StepIndicator>
        }
      >
        Form
      </Step>
      <Step
        active
        aria-current="step"
        indicator={<StepIndicator color="primary">2</StepIndicator>}
      >
        Photo
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Payment</Step>
    </Stepper>
  );
}
