import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputNativeAttributes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl id="input-native-nights">
        <FormLabel>Nights</FormLabel>
        <Input
          type="number"
          defaultValue={3}
          slotProps={{ input: { min: 1, max: 14 } }}
        />
        <FormHelperText>Between 1 and 14.</FormHelperText>
      </FormControl>
      <FormControl id="input-native-arrival">
        <FormLabel>Arrival</FormLabel>
        <Input
          type="date"
          defaultValue="2026-07-03"
          slotProps={{ input: { min: '2026-06-01', max: '2026-09-30' } }}
        />
        <FormHelperText>
          The house is open from June to September.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
