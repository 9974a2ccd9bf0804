import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const sales = [
  { week: 'Week 30', soup: 84, cake: 63 },
  { week: 'Week 31', soup: 91, cake: 70 },
  { week: 'Week 32', soup: 120, cake: 98 },
  { week: 'Week 33', soup: 77, cake: 88 },
];

export default function ChartClicks() {
  const [message, setMessage] = useState('Click a week to add up its dishes.');

  function showTotal(index: number) {
    const sold = sales[index];
    if (sold) setMessage(`${sold.week}: ${sold.soup + sold.cake} dishes`);
  }

  return (
    <Stack spacing={1}>
      <BarChart
        title="Dishes sold"
        desc="The hut sells most soup and cake in week 32."
        height={240}
        slotProps={{ tooltip: { trigger: 'item' } }}
        dataset={sales}
        xAxis={[{ dataKey: 'week' }]}
        series={[
          { dataKey: 'soup', label: 'Soup' },
          { dataKey: 'cake', label: 'Cake' },
        ]}
        onAxisClick={(event, axis) => axis && showTotal(axis.dataIndex)}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {sales.map(({ week }, index) => (
          <Button key={week} size="small" onClick={() => showTotal(index)}>
            {week}
          </Button>
        ))}
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
