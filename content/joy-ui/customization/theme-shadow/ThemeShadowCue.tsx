import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const GELS = { amber: '214 130 20', blue: '40 96 220', none: undefined };

export default function ThemeShadowCue() {
  const [gel, setGel] = useState<keyof typeof GELS>('amber');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Color filter"
        value={gel}
        onChange={(_, value) => value && setGel(value)}
      >
        <Button value="amber">Amber</Button>
        <Button value="blue">Blue</Button>
        <Button value="none">No filter</Button>
      </ToggleButtonGroup>
      <Card
        sx={(theme) => ({
          width: 240,
          boxShadow: theme.shadow.lg,
          '--joy-shadowOpacity': GELS[gel] && '0.5',
          '--joy-shadowChannel': GELS[gel],
        })}
      >
        <Typography level="title-md" role="status">
          Cue 12, filter: {gel}
        </Typography>
        <Typography level="body-sm">Cottage wall, upstage left</Typography>
      </Card>
    </Stack>
  );
}
