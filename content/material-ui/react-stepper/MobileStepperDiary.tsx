import { useState } from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const days = [
  'Hid under the sofa.',
  'Ate when no one was looking.',
  'Explored the kitchen at night.',
  'Slept on the blue chair.',
];

export default function MobileStepperDiary() {
  const [day, setDay] = useState(0);

  return (
    <Paper variant="outlined" sx={{ maxWidth: 320 }}>
      <Typography role="status" sx={{ p: 2 }}>
        Day {day + 1}: {days[day]}
      </Typography>
      <MobileStepper
        position="static"
        steps={days.length}
        activeStep={day}
        backButton={
          <Button onClick={() => setDay((day + days.length - 1) % days.length)}>
            Back
          </Button>
        }
        nextButton={
          <Button onClick={() => setDay((day + 1) % days.length)}>Next</Button>
        }
      />
    </Paper>
  );
}
