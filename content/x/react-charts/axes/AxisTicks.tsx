import { LineChart } from '@mui/x-charts/LineChart';

const week = 7 * 24 * 60 * 60 * 1000;
const days = [1, 8, 15, 22, 29, 36, 43, 50].map(
  (day) => new Date(2026, 0, day),
);
const snow = [64, 71, 96, 118, 110, 132, 127, 104];

const formatDay = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function AxisTicks() {
  return (
    <LineChart
      enableKeyboardNavigation
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Snow depth at Kestrel Hut"
      desc="The snow is deepest on February 5, with 132 cm."
      height={260}
      xAxis={[
        {
          data: days,
          scaleType: 'time',
          domainLimit: 'strict',
          tickMinStep: 2 * week,
          valueFormatter: formatDay,
        },
      ]}
      yAxis={[{ label: 'Centimeters', min: 0, tickNumber: 4, tickSize: 3 }]}
      series={[{ data: snow, showMark: false }]}
    />
  );
}
