import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

export default function SwitchThumbIcon() {
  const [night, setNight] = useState(true);

  return (
    <FormControl orientation="horizontal" size="lg" sx={{ gap: 2 }}>
      <FormLabel>Night sky</FormLabel>
      <Switch
        checked={night}
        onChange={(event) => setNight(event.target.checked)}
        sx={{ '--Switch-trackWidth': '64px' }}
        slotProps={{
          thumb: { children: night ? <DarkModeIcon /> : <LightModeIcon /> },
          track: {
            children: (
              <>
                <span aria-hidden>{night && 'On'}</span>
                <span aria-hidden>{!night && 'Off'}</span>
              </>
            ),
            sx: { px: 1 },
          },
        }}
      />
    </FormControl>
  );
}
