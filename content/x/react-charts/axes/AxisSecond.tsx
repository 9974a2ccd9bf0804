import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];
const wind = [12, 18, 31, 44, 38, 22, 15];
const battery = [92, 84, 79, 88, 97, 95, 90];

export default function AxisSecond() {
  return (
    <LineChart
      enableKeyboardNavigation
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Wind and battery of the weather station"
      desc="At noon, the wind reaches 44 km/h while the battery is charging."
      height={280}
      grid={{ horizontal: true }}
      xAxis={[{ data: hours, label: 'Hour', domainLimit: 'strict' }]}
      yAxis={[
        { id: 'wind', label: 'Wind (km/h)', min: 0 },
        {
          id: 'battery',
          label: 'Battery (%)',
          position: 'right',
          min: 0,
          max: 100,
        },
      ]}
      series={[
        { data: wind, label: 'Wind', yAxisId: 'wind' },
        { data: battery, label: 'Battery', yAxisId: 'battery' },
      ]}
    />
  );
}
