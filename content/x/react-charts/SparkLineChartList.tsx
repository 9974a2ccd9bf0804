import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const sensors = [
  {
    name: 'Wind',
    now: '34 km/h',
    week: [12, 18, 22, 41, 38, 29, 34],
    trend: 'The wind was strongest on the fourth day, at 41 km/h.',
  },
  {
    name: 'Battery',
    now: '71%',
    week: [98, 95, 90, 86, 80, 76, 71],
    trend: 'The charge drops steadily from 98% to 71%.',
  },
];

export default function SparkLineChartList() {
  return (
    <List disablePadding>
      {sensors.map(({ name, now, week, trend }) => (
        <ListItem key={name} divider disableGutters>
          <ListItemText primary={name} secondary={now} />
          <SparkLineChart
            area
            title={`${name} in the last seven days`}
            desc={trend}
            data={week}
            width={140}
            height={40}
          />
        </ListItem>
      ))}
    </List>
  );
}
