import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';

const pages = ['Tides', 'Buoys', 'Samples'];

type Props = { current: string; onSelect: (page: string) => void };

/** Navigation for both drawers of an app shell. */
export function StationLinks({ current, onSelect }: Props) {
  return (
    <nav aria-label="Station">
      <List>
        {pages.map((page) => (
          <ListItem key={page} disablePadding>
            <ListItemButton
              selected={page === current}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => onSelect(page)}
            >
              {page}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
