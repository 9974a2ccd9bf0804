import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';

const grades = ['Easy', 'Steady', 'Steep'];

export default function ToggleButtonCustomization() {
  const [grade, setGrade] = useState('Easy');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Grade"
      value={grade}
      onChange={(event, newGrade: string | null) => setGrade(newGrade ?? grade)}
      sx={{
        gap: 1,
        [`& .${toggleButtonGroupClasses.grouped}`]: {
          m: 0,
          px: 2,
          py: 0.5,
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 4,
          color: 'text.primary',
          textTransform: 'none',
          '&.Mui-selected, &.Mui-selected:hover': {
            bgcolor: 'text.primary',
            color: 'background.paper',
          },
          '&.Mui-focusVisible': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: 2,
          },
        },
      }}
    >
      {grades.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
