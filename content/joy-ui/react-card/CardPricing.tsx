import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Divider from '@mui/joy/Divider';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';

const benefits = [
  'Parking at every trailhead',
  'Two nights in a hut',
  'Paper map',
];

export default function CardPricing() {
  const [added, setAdded] = useState(false);

  return (
    <Card
      variant="solid"
      color="primary"
      invertedColors
      size="lg"
      sx={{ maxWidth: 320 }}
    >
      <Typography component="h3" level="title-lg">
        Season pass
      </Typography>
      <Divider inset="none" />
      <List size="sm" aria-label="Included in the season pass">
        {benefits.map((benefit) => (
          <ListItem key={benefit}>
            <ListItemDecorator>
              <CheckIcon />
            </ListItemDecorator>
            {benefit}
          </ListItem>
        ))}
      </List>
      <CardActions>
        <Typography level="title-lg" sx={{ mr: 'auto' }}>
          $48 a year
        </Typography>
        <Button onClick={() => setAdded(true)}>Buy pass</Button>
      </CardActions>
      <Typography role="status" level="body-sm" textColor="text.primary">
        {added ? 'The pass is in your cart.' : 'Renews on April 1, 2027'}
      </Typography>
    </Card>
  );
}
