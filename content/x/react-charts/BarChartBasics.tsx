import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const snow = [96, 104, 71, 28, 4, 0];
const rain = [12, 9, 34, 78, 112, 131];

export default function BarChartBasics() {
  return (
    <BarChart
      enableKeyboardNavigation
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Rain and snow at Kestrel Hut"
      desc="Snow drops from 96 to 0 mm by June, while rain rises to 131 mm."
      height={280}
      grid={{ horizontal: true }}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Millimeters' }]}
      series={[
        { data: snow, label: 'Snow' },
        { data: rain, label: 'Rain' },
      ]}
    />
  );
}
