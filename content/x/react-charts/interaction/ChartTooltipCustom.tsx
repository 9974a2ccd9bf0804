import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';

const beds = 24;
const summer = [
  { month: 'Jun', days: 30, nights: 310 },
  { month: 'Jul', days: 31, nights: 520 },
  { month: 'Aug', days: 31, nights: 610 },
  { month: 'Sep', days: 30, nights: 280 },
];

function NightsTooltip(props: ChartsTooltipProps) {
  const item = useItemTooltip<'bar'>();
  const data = item ? summer[item.identifier.dataIndex] : undefined;

  return (
    <ChartsTooltipContainer {...props} anchor="node" position="top">
      {data && (
        <Paper elevation={3} sx={{ px: 2, py: 1 }}>
          <Typography>{data.nights} nights</Typography>
          <Typography variant="body2">
            {Math.round((100 * data.nights) / (beds * data.days))}% of the beds
          </Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}

export default function ChartTooltipCustom() {
  return (
    <BarChart
      enableKeyboardNavigation
      slots={{ tooltip: NightsTooltip }}
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Nights at Kestrel Hut"
      desc="Guests stay 310 nights in June and 610 in August."
      height={240}
      dataset={summer}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'nights' }]}
    />
  );
}
