import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import CheckIcon from '@mui/icons-material/Check';

const steps = ['Form', 'Interview', 'Decision'];
const current = 1;

export default function StepperConnectors() {
  return (
    <Stepper
      aria-label="Emergency passport"
      sx={{
        '--Step-connectorThickness': '3px',
        '--Step-connectorRadius': '3px',
        '--Step-connectorInset': '0.5rem',
        [`& .${stepClasses.completed}::after`]: { bgcolor: 'success.500' },
      }}
    >
      {steps.map((label, index) => (
        <Step
          key={label}
          active={index === current}
          completed={index < current}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index <= current ? 'solid' : 'soft'}
              color={index <= current ? 'success' : 'neutral'}
            >
              {index < current ? <CheckIcon titleAccess="Done" /> : index + 1}
            </StepIndicator>
          }
        >
          {label}
        </Step>
      ))}
    </Stepper>
  );
}
