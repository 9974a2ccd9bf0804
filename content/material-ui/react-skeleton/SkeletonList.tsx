import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import MovieIcon from '@mui/icons-material/Movie';

const films = [
  { name: 'Salt Roads', text: 'Documentary, 1958' },
  { name: 'Eleven Umbrellas', text: 'Comedy, 1962' },
];

export default function SkeletonList() {
  const [loading, setLoading] = useState(true);

  return (
    <>
      <List aria-busy={loading} aria-label="Newly restored">
        {films.map(({ name, text }) => (
          <ListItem key={name}>
            <ListItemAvatar>
              {loading ? (
                <Skeleton variant="circular" width={40} height={40} />
              ) : (
                <Avatar>
                  <MovieIcon />
                </Avatar>
              )}
            </ListItemAvatar>
            <ListItemText
              primary={loading ? <Skeleton width="40%" /> : name}
              secondary={loading ? <Skeleton width="60%" /> : text}
            />
          </ListItem>
        ))}
      </List>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Show the films' : 'Show the skeletons'}
      </Button>
    </>
  );
}
