import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepperError() {
  return (
    <Stepper activeStep={2}>
      <Step>
        <StepLabel>Request</StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              Signature is missing
            </Typography>
          }
        >
          Contract
        </StepLabel>
      </Step>
      <Step aria-current="step">
        <StepLabel>Pick up</StepLabel>
      </Step>
    </Stepper>
  );
}
