import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const arrivals = [
  {
    day: 'Friday, July 3',
    guests: ['Abel', 'Dorn', 'Ekström', 'Haas', 'Ilic'],
  },
  {
    day: 'Saturday, July 4',
    guests: ['Kato', 'Lund', 'Marti', 'Orsi', 'Pell'],
  },
  { day: 'Sunday, July 5', guests: ['Quist', 'Rossi', 'Sato', 'Thun', 'Wolf'] },
];

export default function ListStickySubheaders() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Arrivals"
      tabIndex={0}
      sx={{
        maxWidth: 320,
        maxHeight: 240,
        overflow: 'auto',
        borderRadius: 'sm',
      }}
    >
      <List sx={{ '--List-padding': '0px' }}>
        {arrivals.map(({ day, guests }) => (
          <ListItem key={day} nested>
            <ListSubheader sticky>{day}</ListSubheader>
            <List>
              {guests.map((guest) => (
                <ListItem key={guest}>{guest}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
