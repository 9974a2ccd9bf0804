import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const walls = ['Slab', 'Overhang', 'Cave'];

export default function CheckboxIndeterminate() {
  const [closed, setClosed] = useState(['Cave']);
  const all = closed.length === walls.length;
  const some = closed.length > 0 && !all;

  return (
    <div role="group" aria-label="Walls to close for route setting">
      <Checkbox
        label="All walls"
        checked={all}
        indeterminate={some}
        onChange={() => setClosed(all ? [] : walls)}
        slotProps={{
          input: {
            'aria-checked': undefined,
            ref: (input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            },
          },
        }}
      />
      <List role="presentation" sx={{ pl: 3 }}>
        {walls.map((wall) => (
          <ListItem key={wall}>
            <Checkbox
              label={wall}
              checked={closed.includes(wall)}
              onChange={(event) =>
                setClosed(
                  event.target.checked
                    ? [...closed, wall]
                    : closed.filter((other) => other !== wall),
                )
              }
            />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
