import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const minerals = ['Agate', 'Citrine', 'Jasper', 'Onyx'];
const variants = ['plain', 'soft', 'outlined', 'solid'] as const;

export default function LinkVariants() {
  return (
    <List orientation="horizontal" wrap aria-label="Varieties of quartz">
      {minerals.map((mineral, index) => (
        <ListItem key={mineral}>
          <Link href="#variants" variant={variants[index]}>
            {mineral}
          </Link>
        </ListItem>
      ))}
    </List>
  );
}
