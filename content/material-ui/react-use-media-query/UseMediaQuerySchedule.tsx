import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import useMediaQuery from '@mui/material/useMediaQuery';

const shows = [
  { time: '6:00', name: 'First light', host: 'Mara Lund' },
  { time: '9:00', name: 'Letters from listeners', host: 'Ben Osei' },
  { time: '12:00', name: 'Harbor news', host: 'Ida Falk' },
];

export default function UseMediaQuerySchedule() {
  const wide = useMediaQuery('(min-width: 800px)');

  return (
    <List dense>
      {shows.map(({ time, name, host }) => (
        <ListItem key={time}>
          {time} {name}
          {wide && `, with ${host}`}
        </ListItem>
      ))}
    </List>
  );
}
