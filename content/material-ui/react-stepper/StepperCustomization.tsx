import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepperCustomization() {
  return (
    <Stepper
      activeStep={1}
      sx={{
        '& .MuiStepIcon-root': { fontSize: 32 },
        '& .MuiStepIcon-root.Mui-completed': { color: 'success.main' },
        '& .MuiStepConnector-line': { borderTopWidth: 3, borderRadius: 2 },
        '& .MuiStepLabel-label.Mui-active': { fontWeight: 'bold' },
      }}
    >
      <Step>
        <StepLabel>Visit</StepLabel>
      </Step>
      <Step aria-current="step">
        <StepLabel>Contract</StepLabel>
      </Step>
      <Step>
        <StepLabel>New home</StepLabel>
      </Step>
    </Stepper>
  );
}
