import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel, { type StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useState } from 'react';

const STAGES = ['Frame', 'Sail', 'Line'];

function PlainStage(props: StepLabelProps) {
  return <StepLabel {...props} />;
}

function NamedStage(props: StepLabelProps) {
  return <StepLabel {...props} />;
}
NamedStage.muiName = 'StepLabel';

export default function CompositionStepName() {
  const [stage, setStage] = useState(1);

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {[PlainStage, NamedStage].map((Stage) => (
        <Stepper
          nonLinear
          key={Stage.name}
          activeStep={stage}
          role="group"
          aria-label={
            Stage === NamedStage
              ? 'Kite, with muiName'
              : 'Kite, without muiName'
          }
        >
          {STAGES.map((label, index) => (
            <Step key={label}>
              <StepButton onClick={() => setStage(index)}>
                <Stage>{label}</Stage>
              </StepButton>
            </Step>
          ))}
        </Stepper>
      ))}
    </Box>
  );
}
