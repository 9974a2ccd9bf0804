import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function CardForm() {
  const [name, setName] = useState('');

  return (
    <Card
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        setName(String(new FormData(event.currentTarget).get('name')));
      }}
      sx={{ maxWidth: 400 }}
    >
      <Typography component="h3" level="title-lg">
        Overnight permit
      </Typography>
      <CardContent
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        }}
      >
        <FormControl required sx={{ gridColumn: '1 / -1' }}>
          <FormLabel>Full name</FormLabel>
          <Input name="name" autoComplete="name" />
        </FormControl>
        <FormControl required>
          <FormLabel>Hikers</FormLabel>
          <Input name="hikers" type="number" defaultValue={2} />
        </FormControl>
        <FormControl required>
          <FormLabel>License plate</FormLabel>
          <Input name="plate" />
        </FormControl>
      </CardContent>
      <CardActions>
        <Button type="submit">Request permit</Button>
      </CardActions>
      <Typography role="status" level="body-sm">
        {name
          ? `We received the request from ${name}.`
          : 'We reply within one day.'}
      </Typography>
    </Card>
  );
}
