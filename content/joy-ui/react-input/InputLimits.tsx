import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputLimits() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Packets of seed</FormLabel>
        <Input
          type="number"
          name="packets"
          defaultValue={2}
          slotProps={{ input: { min: 1, max: 6 } }}
        />
        <FormHelperText>One to six per household.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Sowing day</FormLabel>
        <Input
          type="date"
          name="sowing"
          defaultValue="2026-04-18"
          slotProps={{ input: { min: '2026-03-15', max: '2026-06-30' } }}
        />
        <FormHelperText>Between March 15 and June 30.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
