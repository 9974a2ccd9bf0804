import { useRef, useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectForm() {
  const action = useRef<{ focusVisible(): void }>(null);
  const [message, setMessage] = useState('');
  const error = message === 'Choose a deck';

  function reserve(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const deck = new FormData(event.currentTarget).get('deck');
    setMessage(deck ? `Reserved a seat on the ${deck} deck` : 'Choose a deck');
    if (!deck) action.current?.focusVisible();
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={reserve}
      spacing={1.5}
      sx={{ maxWidth: 320, alignItems: 'flex-start' }}
    >
      <FormControl required error={error} sx={{ width: '100%' }}>
        <FormLabel>Deck</FormLabel>
        <Select
          required
          name="deck"
          action={action}
          placeholder="No deck selected"
          sx={{ '--Select-placeholderOpacity': 1 }}
          slotProps={{
            button: { 'aria-invalid': error },
            listbox: { 'aria-label': 'Deck' },
          }}
        >
          <Option value="upper">Upper deck</Option>
          <Option value="middle">Middle deck</Option>
        </Select>
        <FormHelperText
          role="status"
          sx={{
            minHeight: '1.5em',
            ...(error && { color: 'danger.plainColor' }),
          }}
        >
          {message}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Reserve seat</Button>
    </Stack>
  );
}
