import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { orders, stages, type Stage } from '../data';

type StageFilterProps = {
  stage: Stage | null;
  onChange: (stage: Stage | null) => void;
};

export default function StageFilter({ stage, onChange }: StageFilterProps) {
  const total = orders.reduce((sum, order) => sum + order.kilos, 0);

  return (
    <Box
      role="group"
      aria-label="Filter by stage"
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {stages.map((name) => {
        const inStage = orders.filter((order) => order.stage === name);
        const kilos = inStage.reduce((sum, order) => sum + order.kilos, 0);
        const isPressed = stage === name;
        return (
          <Button
            key={name}
            variant={isPressed ? 'solid' : 'outlined'}
            color={isPressed ? 'primary' : 'neutral'}
            aria-pressed={isPressed}
            onClick={() => onChange(isPressed ? null : name)}
            sx={{
              flexDirection: 'column',
              alignItems: 'flex-start',
              p: { xs: 2, md: 2.5 },
              borderRadius: 'md',
              fontWeight: 500,
              ...(!isPressed && { bgcolor: 'background.surface' }),
            }}
          >
            {name}
            <Typography
              component="span"
              textColor="inherit"
              sx={{
                fontSize: { xs: 'xl2', md: 'xl3' },
                fontFamily: 'display',
                my: 0.5,
              }}
            >
              {kilos} kg
            </Typography>
            <Box
              component="span"
              aria-hidden
              sx={{
                width: '100%',
                height: 4,
                mb: 1,
                borderRadius: 4,
                bgcolor: 'rgb(128 140 170 / 0.3)',
                overflow: 'hidden',
              }}
            >
              <Box
                component="span"
                sx={{
                  display: 'block',
                  height: '100%',
                  width: `${(kilos / total) * 100}%`,
                  bgcolor: isPressed ? 'currentColor' : 'primary.400',
                }}
              />
            </Box>
            <Typography component="span" level="body-sm" textColor="inherit">
              {inStage.length} orders
            </Typography>
          </Button>
        );
      })}
    </Box>
  );
}
