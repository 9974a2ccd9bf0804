import { useState, type FormEvent } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const brands = Array.from({ length: 24 }, (_, index) => `Brand ${index + 1}`);

export default function DrawerFilters() {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setCount(new FormData(event.currentTarget).getAll('brand').length);
    setOpen(false);
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter bikes
      </Button>
      <Typography role="status" level="body-sm">
        Brands selected: {count}
      </Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-describedby': undefined } }}
      >
        <DialogTitle>Filter bikes</DialogTitle>
        <Box
          component="form"
          onSubmit={apply}
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        >
          <DialogContent
            role="group"
            aria-label="Brand"
            sx={{ p: 1.5, gap: 1.5 }}
          >
            {brands.map((brand) => (
              <Checkbox key={brand} name="brand" value={brand} label={brand} />
            ))}
          </DialogContent>
          <Button type="submit" sx={{ m: 1.5 }}>
            Apply
          </Button>
        </Box>
      </Drawer>
    </Stack>
  );
}
