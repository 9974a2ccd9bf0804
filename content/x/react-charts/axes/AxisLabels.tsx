import { BarChart } from '@mui/x-charts/BarChart';

const trails = [
  'Lake loop',
  'North ridge',
  'Glacier viewpoint',
  'Old mule track',
  'Summit by the west face',
];
const hikers = [412, 268, 187, 143, 56];

export default function AxisLabels() {
  return (
    <BarChart
      enableKeyboardNavigation
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Hikers per trail in August"
      desc="The lake loop has 412 hikers, and the summit has 56."
      height={300}
      borderRadius={4}
      xAxis={[
        {
          data: trails,
          height: 110,
          disableLine: true,
          tickPlacement: 'middle',
          tickLabelStyle: { angle: -40, textAnchor: 'end' },
        },
      ]}
      yAxis={[{ label: 'Hikers' }]}
      series={[{ data: hikers }]}
    />
  );
}
