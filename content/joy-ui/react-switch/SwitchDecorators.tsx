import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

export default function SwitchDecorators() {
  return (
    <Stack spacing={2}>
      <FormControl orientation="horizontal">
        <FormLabel>Narration</FormLabel>
        <Switch
          defaultChecked
          startDecorator={<VolumeOffIcon />}
          endDecorator={<VolumeUpIcon />}
        />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Doors</FormLabel>
        <Switch
          endDecorator={({ checked }) => (checked ? 'Open' : 'Closed')}
          slotProps={{ endDecorator: { sx: { minWidth: '4rem' } } }}
        />
      </FormControl>
    </Stack>
  );
}
