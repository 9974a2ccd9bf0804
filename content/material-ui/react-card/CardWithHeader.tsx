import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

export default function CardWithHeader() {
  const [saved, setSaved] = useState(false);

  return (
    <Card sx={{ maxWidth: 400 }}>
      <CardHeader
        avatar={
          <Avatar
            sx={{ color: 'primary.contrastText', bgcolor: 'primary.main' }}
          >
            JO
          </Avatar>
        }
        title="Jonas Oru"
        subheader="Stall 31, Saturday only"
        slotProps={{ title: { component: 'h3', variant: 'subtitle1' } }}
        action={
          <IconButton
            aria-label="Save Jonas Oru"
            aria-pressed={saved}
            onClick={() => setSaved(!saved)}
          >
            {saved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
          </IconButton>
        }
      />
      <CardContent>Salt-glazed cups, and tiles to order.</CardContent>
    </Card>
  );
}
