import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const sunshine = [2, 5, 9, 8, 4, 10, 7];
const guests = [11, 14, 22, 20, 17, 24, 24];

export default function ChartHighlightSync() {
  const [highlighted, setHighlighted] = useState<
    BarChartProps['highlightedAxis']
  >([]);

  const shared: Partial<BarChartProps> = {
    enableKeyboardNavigation: true,
    height: 160,
    hideLegend: true,
    highlightedAxis: highlighted,
    onHighlightedAxisChange: setHighlighted,
    slotProps: { tooltip: { trigger: 'item' } },
    xAxis: [{ id: 'day', data: days }],
  };

  return (
    <Stack spacing={1}>
      <BarChart
        {...shared}
        title="Hours of sunshine"
        desc="Sunshine ranges from 2 hours on Monday to 10 on Saturday."
        yAxis={[{ label: 'Sun (hours)' }]}
        series={[{ data: sunshine, label: 'Sun', color: '#b26a00' }]}
      />
      <BarChart
        {...shared}
        title="Guests"
        desc="The hut has 11 guests on Monday, and 24 on Saturday and Sunday."
        yAxis={[{ label: 'Guests' }]}
        series={[{ data: guests, label: 'Guests' }]}
      />
    </Stack>
  );
}
