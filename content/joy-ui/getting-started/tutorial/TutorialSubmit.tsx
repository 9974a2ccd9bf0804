import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function TutorialSubmit() {
  const [card, setCard] = useState('');

  return (
    <Sheet
      component="form"
      variant="outlined"
      onSubmit={(event) => {
        event.preventDefault();
        setCard(String(new FormData(event.currentTarget).get('card')));
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        maxWidth: 320,
        mx: 'auto',
        p: 3,
        borderRadius: 'md',
        boxShadow: 'md',
      }}
    >
      <div>
        <Typography level="h4" component="h2">
          Sign in
        </Typography>
        <Typography level="body-sm">
          Reserve drills, ladders, and 300 other tools.
        </Typography>
      </div>
      <FormControl required>
        <FormLabel>Card number</FormLabel>
        <Input name="card" autoComplete="username" />
      </FormControl>
      <FormControl required>
        <FormLabel>PIN</FormLabel>
        <Input name="pin" type="password" autoComplete="current-password" />
      </FormControl>
      <Button type="submit">Sign in</Button>
      <Typography
        level="body-sm"
        endDecorator={<Link href="mailto:desk@example.com">Ask for one</Link>}
      >
        No library card?
      </Typography>
      <Typography role="status" level="body-sm">
        {card && `Signed in with card ${card}`}
      </Typography>
    </Sheet>
  );
}
