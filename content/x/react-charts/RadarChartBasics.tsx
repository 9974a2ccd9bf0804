import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Food', max: 5 },
  { name: 'Beds', max: 5 },
  { name: 'View', max: 5 },
  { name: 'Access', max: 5 },
  { name: 'Price', max: 5 },
];

export default function RadarChartBasics() {
  return (
    <RadarChart
      title="Ratings of two huts"
      desc="Kestrel Hut has the better food and view, but is hard to reach."
      height={280}
      divisions={5}
      highlight="series"
      slotProps={{ tooltip: { trigger: 'item' } }}
      radar={{ metrics }}
      series={[
        {
          label: 'Kestrel Hut',
          data: [4.5, 3.8, 4.9, 2.6, 3.1],
          fillArea: true,
        },
        {
          label: 'Marmot Hut',
          data: [3.7, 4.1, 3.4, 4.6, 4.2],
          fillArea: true,
        },
      ]}
    />
  );
}
