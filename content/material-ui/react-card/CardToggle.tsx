import { useState } from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';

const days = ['Saturday, May 16', 'Sunday, May 17'];

export default function CardToggle() {
  const [chosen, setChosen] = useState(['Sunday, May 17']);

  return (
    <Stack
      role="group"
      aria-label="Days at the market"
      spacing={1}
      sx={{ maxWidth: 320 }}
    >
      {days.map((day) => (
        <Card key={day} variant="outlined">
          <CardActionArea
            aria-pressed={chosen.includes(day)}
            onClick={() =>
              setChosen(
                chosen.includes(day)
                  ? chosen.filter((other) => other !== day)
                  : [...chosen, day],
              )
            }
            sx={{ '&[aria-pressed=true]': { bgcolor: 'action.selected' } }}
          >
            <CardContent component="span" sx={{ display: 'flex', gap: 1 }}>
              <CheckIcon
                sx={{ '[aria-pressed=false] &': { visibility: 'hidden' } }}
              />
              <Typography component="span">{day}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
