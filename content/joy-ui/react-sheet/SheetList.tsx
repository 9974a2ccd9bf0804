import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

const telescopes = ['Meridian', 'Twin refractor', 'Wide field camera'];

export default function SheetList() {
  return (
    <Sheet variant="outlined" sx={{ maxWidth: 320, borderRadius: 'xl' }}>
      <List aria-label="Telescopes" sx={{ '--List-padding': '8px' }}>
        {telescopes.map((telescope) => (
          <ListItem key={telescope}>
            <ListItemButton component="a" href="#rounded-corners-borderradius">
              {telescope}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
