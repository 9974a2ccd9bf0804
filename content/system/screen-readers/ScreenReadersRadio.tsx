import { useId } from 'react';
import { Box } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';

const fares = ['Adult', 'Child', 'Senior'];

export default function ScreenReadersRadio() {
  const name = useId();

  return (
    <Box
      component="fieldset"
      sx={{
        display: 'flex',
        gap: 1,
        m: 0,
        p: 2,
        border: 1,
        borderRadius: 2,
        '& label': { position: 'relative' },
        '& input': visuallyHidden,
        '& span': {
          display: 'block',
          px: 2,
          py: 1,
          border: 1,
          borderRadius: 999,
          cursor: 'pointer',
        },
        '& :checked + span': {
          bgcolor: '#7a1f3d',
          color: '#ffffff',
          fontWeight: 700,
        },
        '& :focus-visible + span': {
          outline: '2px solid #c2587f',
          outlineOffset: 3,
        },
      }}
    >
      <legend>Fare</legend>
      {fares.map((fare) => (
        <label key={fare}>
          <input
            type="radio"
            name={name}
            value={fare}
            defaultChecked={fare === 'Adult'}
          />
          <span>{fare}</span>
        </label>
      ))}
    </Box>
  );
}
