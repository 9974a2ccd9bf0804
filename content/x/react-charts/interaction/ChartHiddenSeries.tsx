import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const huts = [
  { id: 'kestrel', label: 'Kestrel Hut', data: [14, 22, 35, 41, 30] },
  { id: 'marmot', label: 'Marmot Hut', data: [8, 12, 19, 27, 16] },
  { id: 'ibex', label: 'Ibex Hut', data: [20, 26, 24, 33, 28] },
];

const crossedOut = {
  '.MuiChartsLegend-series.MuiChartsLegend-hidden': {
    opacity: 1,
    textDecoration: 'line-through',
  },
};

export default function ChartHiddenSeries() {
  const [hidden, setHidden] = useState<string[]>([]);

  const toggle = (id: string) =>
    setHidden((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );

  return (
    <Stack>
      <FormGroup row>
        {huts.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                checked={!hidden.includes(id)}
                onChange={() => toggle(id)}
              />
            }
          />
        ))}
      </FormGroup>
      <LineChart
        title="Guests per week"
        desc="Kestrel Hut has the most guests from week 3 on."
        height={260}
        slotProps={{ tooltip: { trigger: 'item' }, legend: { sx: crossedOut } }}
        hiddenItems={hidden.map((seriesId) => ({ type: 'line', seriesId }))}
        series={huts}
        xAxis={[{ data: [1, 2, 3, 4, 5], scaleType: 'point', label: 'Week' }]}
      />
    </Stack>
  );
}
