import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const sizes = ['sm', 'md', 'lg'] as const;

export default function StepperSizes() {
  return (
    <Stack spacing={3}>
      {sizes.map((size) => (
        <Stepper key={size} size={size} aria-label={`Pickup, ${size}`}>
          <Step indicator={<StepIndicator>1</StepIndicator>}>Appointment</Step>
          <Step indicator={<StepIndicator>2</StepIndicator>}>Desk</Step>
        </Stepper>
      ))}
    </Stack>
  );
}
