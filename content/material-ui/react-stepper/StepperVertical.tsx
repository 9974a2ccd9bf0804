import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const questions = [
  { title: 'Who will live with the cat?', label: 'People and animals' },
  { title: 'Where can it go?', label: 'Rooms, balcony, garden' },
  { title: 'Who will look after it on trips?', label: 'Name and phone' },
];

export default function StepperVertical() {
  const [active, setActive] = useState(0);
  const [sent, setSent] = useState(false);

  return (
    <>
      <Stepper orientation="vertical" activeStep={active}>
        {questions.map(({ title, label }, index) => (
          <Step
            key={title}
            aria-current={index === active ? 'step' : undefined}
          >
            <StepLabel>{title}</StepLabel>
            <StepContent
              slotProps={{
                transition: {
                  unmountOnExit: false,
                  onEntered: (node) => node.querySelector('input')?.focus(),
                },
              }}
            >
              <TextField label={label} margin="dense" fullWidth />
              <Stack direction="row" spacing={1}>
                <Button
                  disabled={index === 0}
                  onClick={() => setActive(index - 1)}
                >
                  Back
                </Button>
                {index < questions.length - 1 ? (
                  <Button
                    variant="contained"
                    onClick={() => setActive(index + 1)}
                  >
                    Continue
                  </Button>
                ) : (
                  <Button variant="contained" onClick={() => setSent(true)}>
                    Send
                  </Button>
                )}
              </Stack>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {sent && 'Sent. The shelter will call you.'}
      </Typography>
    </>
  );
}
