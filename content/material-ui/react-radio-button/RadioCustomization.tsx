import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import AnchorIcon from '@mui/icons-material/Anchor';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';

const harbors = ['Kelp Bay', 'Lantern Point'];

export default function RadioCustomization() {
  return (
    <RadioGroup aria-label="Home harbor" name="harbor" defaultValue="Kelp Bay">
      {harbors.map((harbor) => (
        <FormControlLabel
          key={harbor}
          value={harbor}
          label={harbor}
          control={
            <Radio
              icon={<CircleOutlinedIcon />}
              checkedIcon={<AnchorIcon />}
              sx={{
                '&.Mui-checked': { color: 'success.main' },
                '&.Mui-focusVisible': { outline: '2px solid' },
              }}
            />
          }
        />
      ))}
    </RadioGroup>
  );
}
