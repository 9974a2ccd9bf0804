import { useState } from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const jobs = [
  { name: 'Wedding cards', sheets: '120 sheets' },
  { name: 'Concert poster', sheets: '40 sheets' },
  { name: 'Bookplates', sheets: 'Waiting for paper', isWaiting: true },
];

export default function CustomizePressQueue() {
  const [job, setJob] = useState('Wedding cards');

  return (
    <List
      component="div"
      role="group"
      aria-label="Jobs on the press"
      sx={{ maxWidth: 320 }}
    >
      {jobs.map(({ name, sheets, isWaiting }) => (
        <ListItemButton
          key={name}
          component="button"
          aria-pressed={job === name}
          selected={job === name}
          disabled={isWaiting}
          onClick={() => setJob(name)}
          sx={{
            width: 1,
            borderInlineStart: '4px solid transparent',
            '&.Mui-selected': { borderColor: 'primary.main' },
            '&.Mui-focusVisible': { outline: '2px solid currentColor' },
            '&.Mui-disabled': { opacity: 1, color: 'text.secondary' },
          }}
        >
          <ListItemText primary={name} secondary={sheets} />
        </ListItemButton>
      ))}
    </List>
  );
}
