import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const notes = [
  'Bring thread.',
  'The long-arm machine is free on Tuesday. Mariam will show you how to load it.',
  'Swap table: batting, buttons, and half a roll of green corduroy.',
  'No meeting in August.',
  'Who has the rotary cutter with the blue handle? It was a gift from the founders, and we need it for the course.',
  'Dues are payable by Friday.',
];

export default function MasonryNotes() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry
        columns={{ xs: 1, sm: 2, md: 3 }}
        spacing={{ xs: 1, sm: 2, md: 2 }}
        sx={{ width: 'auto' }}
      >
        {notes.map((note) => (
          <Paper key={note} variant="outlined" sx={{ p: 2 }}>
            {note}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
