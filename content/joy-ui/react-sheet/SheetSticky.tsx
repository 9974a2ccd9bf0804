import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const nights = [
  { night: 'March 3', targets: ['Pleiades', 'Orion Nebula', 'Jupiter'] },
  { night: 'March 4', targets: ['Moon', 'Sirius', 'Beehive Cluster'] },
];

export default function SheetSticky() {
  return (
    <Sheet
      variant="soft"
      tabIndex={0}
      role="region"
      aria-label="Observing plan"
      sx={{
        maxWidth: 320,
        maxHeight: 200,
        overflow: 'auto',
        borderRadius: 'md',
      }}
    >
      <List>
        {nights.map(({ night, targets }) => (
          <ListItem key={night} nested>
            <ListSubheader sticky>{night}</ListSubheader>
            <List>
              {targets.map((target) => (
                <ListItem key={target}>{target}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
