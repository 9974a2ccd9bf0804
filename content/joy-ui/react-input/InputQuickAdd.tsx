import { useRef, useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputQuickAdd() {
  const input = useRef<HTMLInputElement>(null);
  const [plants, setPlants] = useState(['Peas', 'Dill']);

  function add(event: FormEvent) {
    event.preventDefault();
    const plant = input.current?.value.trim();
    if (input.current && plant) {
      setPlants([...plants, plant]);
      input.current.value = '';
    }
    input.current?.focus();
  }

  return (
    <Stack component="form" onSubmit={add} spacing={1.5} sx={{ maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Plants for bed 12</FormLabel>
        <Input
          slotProps={{ input: { ref: input } }}
          endDecorator={
            <Button type="submit" variant="soft">
              Add
            </Button>
          }
        />
      </FormControl>
      <Typography role="status" level="body-sm">
        {plants.join(', ')}
      </Typography>
    </Stack>
  );
}
