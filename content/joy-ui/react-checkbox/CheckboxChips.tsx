import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';

const routes = { Easy: 14, Moderate: 21, Hard: 9, Expert: 4 };
type Level = keyof typeof routes;
const levels = Object.keys(routes) as Level[];

export default function CheckboxChips() {
  const [shown, setShown] = useState<Level[]>(['Easy', 'Moderate']);
  const count = shown.reduce((sum, level) => sum + routes[level], 0);

  return (
    <Stack spacing={1.5}>
      <Stack
        role="group"
        aria-label="Levels"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap' }}
      >
        {levels.map((level) => {
          const checked = shown.includes(level);
          return (
            <Chip
              key={level}
              size="lg"
              variant="plain"
              color={checked ? 'primary' : 'neutral'}
              startDecorator={checked && <CheckIcon />}
              slotProps={{ startDecorator: { sx: { zIndex: 2 } } }}
            >
              <Checkbox
                disableIcon
                overlay
                variant={checked ? 'soft' : 'outlined'}
                label={level}
                checked={checked}
                onChange={() =>
                  setShown(
                    checked
                      ? shown.filter((other) => other !== level)
                      : [...shown, level],
                  )
                }
              />
            </Chip>
          );
        })}
      </Stack>
      <Typography role="status" level="body-sm">
        {count} routes
      </Typography>
    </Stack>
  );
}
