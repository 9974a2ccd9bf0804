import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxCustomization() {
  return (
    <FormControlLabel
      label="Library books returned"
      control={
        <Checkbox
          defaultChecked
          sx={{
            borderRadius: 1,
            '&.Mui-checked': { color: 'text.primary' },
            '&.Mui-focusVisible': { outline: '2px solid' },
          }}
        />
      }
    />
  );
}
