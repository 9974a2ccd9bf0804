import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const forecast = ['Sun, 19 °C', 'Clouds, 17 °C', 'Rain, 14 °C'];

export default function TabsAutomatic() {
  const id = useId();
  const [value, setValue] = useState(0);

  return (
    <>
      <Tabs
        selectionFollowsFocus
        aria-label="Weather"
        value={value}
        onChange={(event, newValue: number) => setValue(newValue)}
      >
        {['Today', 'Friday', 'Saturday'].map((day, index) => (
          <Tab
            key={day}
            label={day}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {forecast[value]}
      </Box>
    </>
  );
}
