import { useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

function describe(food: number) {
  if (food >= 60)
    return { color: 'success', text: 'enough for winter' } as const;
  if (food >= 30)
    return { color: 'warning', text: 'feed the bees soon' } as const;
  return { color: 'danger', text: 'feed the bees now' } as const;
}

export default function LinearProgressColors() {
  const [food, setFood] = useState(20);
  const { color, text } = describe(food);

  return (
    <Stack spacing={1.5} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Typography role="status">Food in hive 3: {text}</Typography>
      <LinearProgress
        determinate
        variant="outlined"
        color={color}
        value={food}
        aria-label="Food in hive 3"
        sx={{ width: '100%' }}
      />
      <Button
        variant="outlined"
        onClick={() => setFood(food < 80 ? food + 20 : 20)}
      >
        {food < 80 ? 'Add syrup' : 'Skip to spring'}
      </Button>
    </Stack>
  );
}
