import Box from '@mui/joy/Box';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { steps, type Conversation } from '../data';

type RepairDetailsProps = { conversation: Conversation };

export default function RepairDetails({ conversation }: RepairDetailsProps) {
  const { Icon, fixer, item, step: current } = conversation;

  return (
    <Box
      component="section"
      aria-label="Repair"
      sx={{
        display: { xs: 'none', lg: 'block' },
        overflow: 'auto',
        p: 3,
        borderLeft: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 150,
          mb: 2.5,
          borderRadius: 'md',
          color: 'primary.softColor',
          bgcolor: 'primary.softBg',
          backgroundImage:
            'radial-gradient(currentColor 1px, transparent 1.5px)',
          backgroundSize: '16px 16px',
          '& svg': { fontSize: 84, color: 'inherit' },
        }}
      >
        <Icon />
      </Box>
      <Typography level="title-lg" component="h2">
        {item}
      </Typography>
      <Typography level="body-sm" sx={{ mb: 3 }}>
        Fixer: {fixer}
      </Typography>
      <Stepper orientation="vertical" aria-label="Progress">
        {steps.map((label, index) => {
          const isDone = index < current || current === steps.length - 1;
          const isActive = index === current;
          return (
            <Step
              key={label}
              aria-current={isActive ? 'step' : undefined}
              indicator={
                <StepIndicator
                  variant={isDone || isActive ? 'solid' : 'outlined'}
                  color={isDone || isActive ? 'primary' : 'neutral'}
                >
                  {isDone ? <CheckIcon /> : index + 1}
                </StepIndicator>
              }
              sx={{ fontWeight: isActive ? 600 : 400, color: 'text.primary' }}
            >
              {label}
            </Step>
          );
        })}
      </Stepper>
    </Box>
  );
}
