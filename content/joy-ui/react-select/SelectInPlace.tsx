import { useState } from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const decks = ['Upper deck', 'Middle deck', 'Car deck'];

export default function SelectInPlace() {
  const [deck, setDeck] = useState('Upper deck');
  const [isEditing, setEditing] = useState(false);
  const [isEdited, setEdited] = useState(false);

  function close() {
    setEditing(false);
    setEdited(true);
  }

  if (isEditing)
    return (
      <Select
        autoFocus
        aria-label="Deck"
        value={deck}
        onChange={(_event, value) => setDeck(value ?? deck)}
        onClose={close}
        slotProps={{ listbox: { 'aria-label': 'Deck' } }}
        sx={{ maxWidth: 320 }}
      >
        {decks.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
    );

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>{deck}</Typography>
      <Button
        variant="plain"
        autoFocus={isEdited}
        onClick={() => setEditing(true)}
      >
        Change the deck
      </Button>
    </Stack>
  );
}
