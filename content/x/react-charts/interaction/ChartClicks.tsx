import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = ['Week 30', 'Week 31', 'Week 32', 'Week 33'];
const soup = [84, 91, 120, 77];
const cake = [63, 70, 98, 88];

export default function ChartClicks() {
  const [message, setMessage] = useState('Click a week to add up its dishes.');

  return (
    <Stack spacing={1}>
      <BarChart
        title="Dishes sold"
        desc="The hut sells most soup and cake in week 32."
        height={240}
        slotProps={{ tooltip: { trigger: 'item' } }}
        xAxis={[{ data: weeks }]}
        series={[
          { id: 'soup', data: soup, label: 'Soup' },
          { id: 'cake', data: cake, label: 'Cake' },
        ]}
        onAxisClick={(event, axis) => {
          if (!axis) return;
          const sold = axis.seriesValues;
          const total = Number(sold.soup) + Number(sold.cake);
          setMessage(`${axis.axisValue}: ${total} dishes`);
        }}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
