import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const shelves = ['Novels', 'Travel', 'Comics', 'Large print'];

export default function LinkShelves() {
  return (
    <nav aria-label="Shelves">
      <List dense>
        {shelves.map((shelf) => (
          <ListItem key={shelf}>
            <Link href="#underline" underline="hover" color="text.primary">
              {shelf}
            </Link>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
