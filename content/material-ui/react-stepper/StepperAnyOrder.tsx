import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const parts = ['Your home', 'Your day', 'Other animals'];

export default function StepperAnyOrder() {
  const [active, setActive] = useState(1);
  const [done, setDone] = useState([0]);
  const isDone = done.includes(active);

  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Stepper
        nonLinear
        activeStep={active}
        aria-label="Questions before the first visit"
        role="group"
        sx={{ alignSelf: 'stretch', px: 1 }}
      >
        {parts.map((part, index) => (
          <Step key={part} completed={done.includes(index)}>
            <StepButton
              optional={
                done.includes(index) && (
                  <Typography variant="caption">Answered</Typography>
                )
              }
              onClick={() => setActive(index)}
            >
              {part}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Button
        variant="outlined"
        onClick={() =>
          setDone(
            isDone
              ? done.filter((index) => index !== active)
              : [...done, active],
          )
        }
      >
        {isDone ? `Reopen “${parts[active]}”` : `Answer “${parts[active]}”`}
      </Button>
    </Stack>
  );
}
