import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const hikes = [
  { id: 'lake', x: 4, y: 120, z: 1 },
  { id: 'ridge', x: 9, y: 640, z: 2 },
  { id: 'glacier', x: 12, y: 780, z: 2 },
  { id: 'mule', x: 7, y: 310, z: 1 },
  { id: 'summit', x: 15, y: 1350, z: 3 },
  { id: 'chimney', x: 10, y: 1100, z: 3 },
];

const grades = ['Easy', 'Medium', 'Difficult'];

export default function ScatterChartColors() {
  return (
    <ScatterChart
      enableKeyboardNavigation
      title="Length, climb, and difficulty of hikes"
      desc="The two difficult hikes climb more than 1,000 meters."
      height={280}
      voronoiMaxRadius={30}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          labelPosition: 'end',
          labelFormatter: ({ index }) => grades[index] ?? null,
        },
      }}
      xAxis={[{ label: 'Kilometers', min: 0 }]}
      yAxis={[{ label: 'Meters of climb', min: 0 }]}
      zAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [2, 3],
            colors: ['#2e7d32', '#b26a00', '#d32f2f'],
          },
        },
      ]}
      series={[
        {
          data: hikes,
          label: 'Hike',
          markerSize: 8,
          valueFormatter: (hike) => hike && `${hike.x} km, ${hike.y} m`,
        },
      ]}
    />
  );
}
