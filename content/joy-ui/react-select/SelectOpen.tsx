import { useState } from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectOpen() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={1.5} sx={{ maxWidth: 320 }}>
      <Select
        aria-label="Sailing"
        defaultValue="noon"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        slotProps={{ listbox: { 'aria-label': 'Sailing' } }}
      >
        <Option value="noon">12:30, two seats left</Option>
        <Option value="four">16:40</Option>
        <Option value="seven">19:00</Option>
      </Select>
      <Typography level="body-sm">
        More than two passengers?{' '}
        <Button size="sm" variant="plain" onClick={() => setOpen(true)}>
          Choose a later sailing
        </Button>
      </Typography>
    </Stack>
  );
}
