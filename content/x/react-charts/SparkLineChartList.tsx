import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const sensors = [
  { name: 'Wind', now: '34 km/h', week: [12, 18, 22, 41, 38, 29, 34] },
  { name: 'Battery', now: '71%', week: [98, 95, 90, 86, 80, 76, 71] },
];

export default function SparkLineChartList() {
  return (
    <List disablePadding>
      {sensors.map(({ name, now, week }) => (
        <ListItem key={name} divider disableGutters>
          <ListItemText primary={name} secondary={now} />
          <SparkLineChart
            area
            title={`${name} in the last seven days`}
            data={week}
            width={140}
            height={40}
          />
        </ListItem>
      ))}
    </List>
  );
}
