import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const groups = [
  {
    name: 'Light',
    sliders: [
      { label: 'Brightness', value: 70, max: 100, unit: '%' },
      { label: 'Warmth', value: 40, max: 100, unit: '%' },
    ],
    option: 'Wake me with light',
  },
  {
    name: 'Climate',
    sliders: [
      { label: 'Heating', value: 21, max: 30, unit: ' °C' },
      { label: 'Fan', value: 15, max: 100, unit: '%' },
    ],
    option: 'Pause while a window is open',
  },
];

export default function RoomComfort() {
  const [active, setActive] = useState(0);
  const id = useId();

  return (
    <>
      <Tabs
        variant="fullWidth"
        aria-label="Room comfort settings"
        value={active}
        onChange={(event, value: number) => setActive(value)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {groups.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {groups.map(({ name, sliders, option }, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={active !== index}
          sx={{ pt: 3 }}
        >
          {sliders.map(({ label, value, max, unit }) => (
            <Box key={label} sx={{ px: 1, pb: 1 }}>
              <Typography variant="body2" id={`${id}-${label}`}>
                {label}
              </Typography>
              <Slider
                defaultValue={value}
                max={max}
                aria-labelledby={`${id}-${label}`}
                valueLabelDisplay="auto"
                valueLabelFormat={(shown) => `${shown}${unit}`}
                getAriaValueText={(spoken) => `${spoken}${unit}`}
              />
            </Box>
          ))}
          <FormControlLabel
            control={<Switch defaultChecked={index === 0} />}
            label={option}
          />
        </Box>
      ))}
    </>
  );
}
