import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import WbTwilightIcon from '@mui/icons-material/WbTwilight';

const insets = ['context', 'gutter', 'startDecorator', 'startContent'] as const;

export default function ListDividers() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
      }}
    >
      {insets.map((inset) => (
        <div key={inset}>
          <Typography level="title-sm" sx={{ mb: 1 }}>
            {inset}
          </Typography>
          <List
            variant="outlined"
            aria-label={`Daily schedule (${inset})`}
            sx={{ borderRadius: 'sm' }}
          >
            <ListItem>
              <ListItemDecorator>
                <WbTwilightIcon />
              </ListItemDecorator>
              Wake-up call at 5:30
            </ListItem>
            <ListDivider aria-hidden inset={inset} />
            <ListItem>
              <ListItemDecorator>
                <RestaurantIcon />
              </ListItemDecorator>
              Dinner at 18:00
            </ListItem>
          </List>
        </div>
      ))}
    </Box>
  );
}
