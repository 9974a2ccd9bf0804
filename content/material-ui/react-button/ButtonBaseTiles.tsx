import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';

const services = [
  { name: 'Checkup', takes: '1 hour' },
  { name: 'Cleaning', takes: '30 minutes' },
];

export default function ButtonBaseTiles() {
  const [added, setAdded] = useState(['Checkup']);

  return (
    <Stack direction="row" spacing={2} role="group" aria-label="Services">
      {services.map(({ name, takes }) => (
        <ButtonBase
          key={name}
          aria-pressed={added.includes(name)}
          onClick={() =>
            setAdded(
              added.includes(name)
                ? added.filter((other) => other !== name)
                : [...added, name],
            )
          }
          sx={{
            flexDirection: 'column',
            p: 2,
            border: 2,
            borderRadius: 2,
            borderColor: added.includes(name) ? 'primary.main' : 'divider',
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
          }}
        >
          <Typography component="span">{name}</Typography>
          <Typography component="span" variant="body2">
            {takes}
          </Typography>
          <CheckIcon
            color="primary"
            sx={{ visibility: added.includes(name) ? 'visible' : 'hidden' }}
          />
        </ButtonBase>
      ))}
    </Stack>
  );
}
