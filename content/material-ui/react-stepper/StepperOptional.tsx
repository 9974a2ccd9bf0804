import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepperOptional() {
  const [known, setKnown] = useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="The shelter has seen our home before"
        control={
          <Checkbox
            checked={known}
            onChange={(event) => setKnown(event.target.checked)}
          />
        }
      />
      <Stepper activeStep={known ? 2 : 1}>
        <Step>
          <StepLabel>Meet</StepLabel>
        </Step>
        <Step completed={false} aria-current={known ? undefined : 'step'}>
          <StepLabel
            optional={
              <Typography variant="caption">
                {known ? 'Skipped' : 'Optional'}
              </Typography>
            }
          >
            Home visit
          </StepLabel>
        </Step>
        <Step aria-current={known ? 'step' : undefined}>
          <StepLabel>Sign</StepLabel>
        </Step>
      </Stepper>
    </Stack>
  );
}
