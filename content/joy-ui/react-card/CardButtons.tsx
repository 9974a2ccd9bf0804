import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';

export default function CardButtons() {
  const [status, setStatus] = useState('Two places left');

  return (
    <Card sx={{ maxWidth: 400 }}>
      <CardContent>
        <Typography component="h3" level="title-lg">
          Guided walk to Three Lakes
        </Typography>
        <Typography>Saturday, June 13, starting at the dam</Typography>
        <Typography role="status" level="body-sm">
          {status}
        </Typography>
      </CardContent>
      <CardActions buttonFlex="1 1 120px" sx={{ flexWrap: 'wrap' }}>
        <IconButton
          variant="outlined"
          aria-label="Save the walk for later"
          onClick={() => setStatus('Saved for later')}
        >
          <BookmarkAddIcon />
        </IconButton>
        <Button
          variant="outlined"
          color="neutral"
          onClick={() => setStatus('The guide will call you')}
        >
          Ask the guide
        </Button>
        <Button onClick={() => setStatus('You joined the walk')}>Join</Button>
      </CardActions>
    </Card>
  );
}
