import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import HomeIcon from '@mui/icons-material/Home';
import PetsIcon from '@mui/icons-material/Pets';
import VaccinesIcon from '@mui/icons-material/Vaccines';

const steps = [
  { name: 'Found', Icon: PetsIcon },
  { name: 'At the vet', Icon: VaccinesIcon },
  { name: 'At home', Icon: HomeIcon },
];

function StageIcon({ active, completed, icon }: StepIconProps) {
  const Icon = steps[Number(icon) - 1]?.Icon ?? PetsIcon;
  const color = active || completed ? 'primary.main' : 'text.secondary';
  return (
    <Box sx={{ display: 'flex', p: 1, borderRadius: 8, border: 2, color }}>
      <Icon />
    </Box>
  );
}

export default function StepperOwnIcons() {
  return (
    <Stepper
      component="ol"
      alternativeLabel
      activeStep={1}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
      connector={
        <StepConnector
          sx={{
            '&.MuiStepConnector-alternativeLabel': {
              top: 21,
              left: 'calc(-50% + 29px)',
              right: 'calc(50% + 29px)',
            },
            '&.Mui-completed, &.Mui-active': {
              '& .MuiStepConnector-line': { borderColor: 'primary.main' },
            },
          }}
        />
      }
    >
      {steps.map(({ name }, index) => (
        <Step
          key={name}
          component="li"
          aria-current={index === 1 ? 'step' : undefined}
        >
          <StepLabel slots={{ stepIcon: StageIcon }}>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
