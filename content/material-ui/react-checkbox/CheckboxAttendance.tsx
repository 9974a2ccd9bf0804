import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const students = ['Aylin', 'Bruno', 'Chidi'];

export default function CheckboxAttendance() {
  const [present, setPresent] = useState(['Bruno']);

  return (
    <Stack sx={{ maxWidth: 320 }}>
      {students.map((student) => (
        <Stack key={student} direction="row" sx={{ alignItems: 'center' }}>
          <Typography sx={{ flexGrow: 1 }}>{student}</Typography>
          <Checkbox
            checked={present.includes(student)}
            onChange={(event) =>
              setPresent(
                event.target.checked
                  ? [...present, student]
                  : present.filter((other) => other !== student),
              )
            }
            slotProps={{ input: { 'aria-label': `${student} is here` } }}
          />
        </Stack>
      ))}
      <Typography role="status">
        Here: {present.length} of {students.length}
      </Typography>
    </Stack>
  );
}
