import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const visitors = [14, 9, 21, 17, 38];

export default function ChartEmpty() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Stack spacing={1}>
      <BarChart
        title="Visitors this week"
        desc={isOpen ? 'Friday has the most visitors, with 38.' : undefined}
        height={220}
        localeText={{ noData: 'The hut is closed' }}
        xAxis={isOpen ? [{ data: days }] : []}
        series={isOpen ? [{ data: visitors }] : []}
      />
      <Button
        onClick={() => setIsOpen((open) => !open)}
        sx={{ alignSelf: 'start' }}
      >
        {isOpen ? 'Close the hut' : 'Open the hut'}
      </Button>
    </Stack>
  );
}
