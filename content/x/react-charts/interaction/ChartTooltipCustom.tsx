import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  useItemTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';

const months = ['Jun', 'Jul', 'Aug', 'Sep'];
const nights = [310, 520, 610, 280];
const days = [30, 31, 31, 30];
const beds = 24;

function NightsTooltip(props: ChartsTooltipProps) {
  const item = useItemTooltip<'bar'>();
  const index = item?.identifier.dataIndex ?? 0;
  const share = Math.round((100 * nights[index]) / (beds * days[index]));

  return (
    <ChartsTooltipContainer {...props} anchor="node" position="top">
      <Paper elevation={3} sx={{ px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 500 }}>{nights[index]} nights</Typography>
        <Typography variant="body2">{share}% of the beds</Typography>
      </Paper>
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
      xAxis={[{ data: months, scaleType: 'band' }]}
      series={[{ data: nights }]}
    />
  );
}
