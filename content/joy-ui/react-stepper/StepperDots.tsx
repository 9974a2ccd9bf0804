import Step, { stepClasses } from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

const stops = ['Received', 'Printed', 'Shipped', 'Delivered'];
const current = 1;

export default function StepperDots() {
  return (
    <Stepper
      orientation="vertical"
      aria-label="Passport 40388"
      sx={{
        '--Step-indicatorDotSize': '0.625rem',
        '--StepIndicator-size': '1rem',
        [`& .${stepClasses.active}`]: { color: 'success.plainColor' },
      }}
    >
      {stops.map((stop, index) => (
        <Step
          key={stop}
          active={index === current}
          completed={index < current}
          aria-current={index === current ? 'step' : undefined}
        >
          {stop}
        </Step>
      ))}
    </Stepper>
  );
}
