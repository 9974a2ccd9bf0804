import { useState } from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Typography from '@mui/joy/Typography';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

const tours = ['Raven Pass', 'Lake Traverse', 'North Ridge'];

export default function ListActions() {
  const [saved, setSaved] = useState(['Raven Pass']);
  const [opened, setOpened] = useState('');
  const toggle = (tour: string) =>
    setSaved((list) =>
      list.includes(tour)
        ? list.filter((other) => other !== tour)
        : [...list, tour],
    );

  return (
    <Box sx={{ maxWidth: 400 }}>
      <List aria-label="Tours from the hut">
        {tours.map((tour) => (
          <ListItem
            key={tour}
            endAction={
              <IconButton
                size="sm"
                aria-label={`Save ${tour}`}
                aria-pressed={saved.includes(tour)}
                onClick={() => toggle(tour)}
              >
                {saved.includes(tour) ? (
                  <BookmarkIcon />
                ) : (
                  <BookmarkBorderIcon />
                )}
              </IconButton>
            }
          >
            <ListItemButton onClick={() => setOpened(tour)}>
              {tour}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" sx={{ px: 1.5, minHeight: 21 }}>
        {opened && `Opened the map of ${opened}.`}
      </Typography>
    </Box>
  );
}
