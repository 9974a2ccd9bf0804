import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const courses = [
  {
    name: 'Log cabin',
    text: 'Strips around a square, half of them light and half dark.',
  },
  {
    name: 'Appliqué',
    text: 'Shapes sewn onto a background, by hand or by machine.',
  },
  { name: 'Foundation', text: 'Sharp points, sewn on printed paper.' },
  { name: 'Binding', text: 'Flat corners for the last inch.' },
];

export default function MasonryGrowing() {
  const [open, setOpen] = useState('Appliqué');

  return (
    <Box sx={{ p: 2 }}>
      <Masonry columns={2} spacing={2} sequential sx={{ width: 'auto' }}>
        {courses.map(({ name, text }) => (
          <Paper key={name} variant="outlined" sx={{ p: 1 }}>
            <Button
              aria-expanded={open === name}
              onClick={() => setOpen(open === name ? '' : name)}
            >
              {name}
            </Button>
            {open === name && <Typography sx={{ p: 1 }}>{text}</Typography>}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
