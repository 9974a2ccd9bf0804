import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import HikingIcon from '@mui/icons-material/Hiking';
import KayakingIcon from '@mui/icons-material/Kayaking';

const tours = {
  foot: ['Birch Saddle', 'Mill Gorge', 'Three Huts', 'Raven Rock'],
  kayak: ['Long Lake', 'Reed Islands', 'Lower Weir', 'Otter Bend'],
};

export default function BottomNavigationPinned() {
  const [activity, setActivity] = useState<keyof typeof tours>('foot');

  return (
    <>
      <List
        aria-label="Tours"
        sx={{ pb: 'calc(56px + env(safe-area-inset-bottom))' }}
      >
        {tours[activity].map((tour) => (
          <ListItem key={tour}>
            <ListItemText primary={tour} secondary="Half a day" />
          </ListItem>
        ))}
      </List>
      <Paper
        component="nav"
        aria-label="Tours"
        elevation={3}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        <BottomNavigation
          showLabels
          value={activity}
          onChange={(event, newActivity: keyof typeof tours) =>
            setActivity(newActivity)
          }
        >
          <BottomNavigationAction
            value="foot"
            label="On foot"
            icon={<HikingIcon />}
            aria-current={activity === 'foot' ? 'page' : undefined}
          />
          <BottomNavigationAction
            value="kayak"
            label="By kayak"
            icon={<KayakingIcon />}
            aria-current={activity === 'kayak' ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </>
  );
}
