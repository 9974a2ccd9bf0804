import { useId, useState } from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const classes = ['Intro to bouldering', 'Lead climbing', 'Yoga for climbers'];

export default function CheckboxGroup() {
  const labelId = useId();
  const [booked, setBooked] = useState(['Lead climbing']);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography id={labelId} level="title-sm" sx={{ mb: 1 }}>
        Classes on Saturday
      </Typography>
      <List
        role="group"
        aria-labelledby={labelId}
        variant="outlined"
        sx={{ borderRadius: 'sm' }}
      >
        {classes.map((name) => (
          <ListItem key={name}>
            <Checkbox
              overlay
              name="classes"
              value={name}
              label={name}
              checked={booked.includes(name)}
              onChange={(event) =>
                setBooked(
                  event.target.checked
                    ? [...booked, name]
                    : booked.filter((other) => other !== name),
                )
              }
            />
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" sx={{ mt: 1 }}>
        Booked: {booked.length} of {classes.length}
      </Typography>
    </Box>
  );
}
