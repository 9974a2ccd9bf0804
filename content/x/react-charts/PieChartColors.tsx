import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const guests = [
  { id: 'hikers', label: 'Hikers', value: 540 },
  { id: 'climbers', label: 'Climbers', value: 215 },
  { id: 'skiers', label: 'Ski tourers', value: 130 },
];

export default function PieChartColors() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <PieChart
      enableKeyboardNavigation
      title="Overnight guests in 2026"
      desc="About 60% of the guests are hikers, and 25% are climbers."
      height={220}
      colors={[
        palette.primary.main,
        palette.warning.main,
        palette.success.main,
      ]}
      series={[
        {
          data: guests,
          innerRadius: 50,
          paddingAngle: 2,
          valueFormatter: ({ value }) => `${value} guests`,
        },
      ]}
    />
  );
}
