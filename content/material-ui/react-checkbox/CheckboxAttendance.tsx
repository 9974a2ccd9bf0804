import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const pupils = ['Aylin', 'Bruno', 'Chidi'];

export default function CheckboxAttendance() {
  const [present, setPresent] = useState(['Bruno']);

  return (
    <Stack sx={{ maxWidth: 320 }}>
      {pupils.map((pupil) => (
        <Stack key={pupil} direction="row" sx={{ alignItems: 'center' }}>
          <Typography sx={{ flexGrow: 1 }}>{pupil}</Typography>
          <Checkbox
            checked={present.includes(pupil)}
            onChange={(event) =>
              setPresent(
                event.target.checked
                  ? [...present, pupil]
                  : present.filter((other) => other !== pupil),
              )
            }
            slotProps={{ input: { 'aria-label': `${pupil} is here` } }}
          />
        </Stack>
      ))}
      <Typography role="status">
        Here: {present.length} of {pupils.length}
      </Typography>
    </Stack>
  );
}
