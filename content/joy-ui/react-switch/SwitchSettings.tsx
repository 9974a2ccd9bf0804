import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const settings = [
  { label: 'Star names', hint: 'Names of the 50 brightest stars', on: true },
  { label: 'Planet orbits', hint: 'Paths of all eight planets', on: false },
  { label: 'City lights', hint: 'The sky as seen from downtown', on: false },
];

export default function SwitchSettings() {
  return (
    <Stack role="group" aria-label="Projection" spacing={2}>
      {settings.map(({ label, hint, on }) => (
        <FormControl
          key={label}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <div>
            <FormLabel>{label}</FormLabel>
            <FormHelperText>{hint}</FormHelperText>
          </div>
          <Switch defaultChecked={on} />
        </FormControl>
      ))}
    </Stack>
  );
}
