import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import BedIcon from '@mui/icons-material/Bed';
import ShowerIcon from '@mui/icons-material/Shower';

export default function ListSizes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <List
          key={size}
          size={size}
          variant="outlined"
          aria-label={`Hut facilities (${size})`}
          sx={{ flex: '1 1 160px', borderRadius: 'sm' }}
        >
          <ListItem>
            <ListItemDecorator>
              <BedIcon />
            </ListItemDecorator>
            42 beds
          </ListItem>
          <ListItem>
            <ListItemDecorator>
              <ShowerIcon />
            </ListItemDecorator>
            Warm shower
          </ListItem>
        </List>
      ))}
    </Stack>
  );
}
