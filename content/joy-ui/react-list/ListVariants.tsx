import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';

const meals = [
  { variant: 'plain', name: 'Breakfast', dishes: ['Oatmeal', 'Rye bread'] },
  { variant: 'outlined', name: 'Lunch', dishes: ['Barley soup', 'Cheese'] },
  { variant: 'soft', name: 'Dinner', dishes: ['Dumplings', 'Lentil stew'] },
] as const;

export default function ListVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {meals.map(({ variant, name, dishes }) => (
        <List
          key={variant}
          variant={variant}
          aria-label={name}
          sx={{ flex: '1 1 160px', borderRadius: 'sm' }}
        >
          {dishes.map((dish) => (
            <ListItem key={dish}>{dish}</ListItem>
          ))}
        </List>
      ))}
    </Stack>
  );
}
