import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import CheckIcon from '@mui/icons-material/Check';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';

export default function StepperColors() {
  return (
    <Stepper aria-label="Renewal">
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="success">
            <CheckIcon titleAccess="Done" />
          </StepIndicator>
        }
      >
        Form
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="danger">
            <PriorityHighIcon titleAccess="Problem" />
          </StepIndicator>
        }
      >
        Photo
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Payment</Step>
    </Stepper>
  );
}
