import { useState } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const courses = [
  { name: 'Log cabin', text: 'Strips around a square, light and dark halves.' },
  { name: 'Appliqué', text: 'Shapes sewn onto a ground, by hand or machine.' },
  { name: 'Foundation', text: 'Points that meet, sewn on printed paper.' },
  { name: 'Binding', text: 'The last inch: corners that lie flat.' },
];

export default function MasonryGrowing() {
  const [open, setOpen] = useState('Appliqué');

  return (
    <Container component="main" sx={{ py: 2 }}>
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
    </Container>
  );
}
