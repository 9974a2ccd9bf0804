import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function Picture() {
  return (
    <Stepper activeStep={1} sx={{ width: 190 }}>
      <Step>
        <StepLabel />
      </Step>
      <Step>
        <StepLabel />
      </Step>
      <Step>
        <StepLabel />
      </Step>
    </Stepper>
  );
}
