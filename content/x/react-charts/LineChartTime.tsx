import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const valley = [4, 2, 1, 6, 11, 14, 12, 8, 5];
const hut = [-3, -5, -6, -2, 3, 5, null, -1, -3];

const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const formatDegrees = (value: number | null) =>
  value === null ? 'No reading' : `${value} °C`;

export default function LineChartTime() {
  return (
    <LineChart
      enableKeyboardNavigation
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Temperature on October 12"
      desc="The hut stays about eight degrees colder than the valley all day."
      height={280}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: formatHour,
        },
      ]}
      yAxis={[{ label: '°C' }]}
      series={[
        { data: valley, label: 'Valley', valueFormatter: formatDegrees },
        {
          data: hut,
          label: 'Hut',
          connectNulls: true,
          valueFormatter: formatDegrees,
        },
      ]}
    />
  );
}
