import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl id="input-size-coupon" size="sm">
        <FormLabel>Coupon code</FormLabel>
        <Input defaultValue="SPRING10" />
      </FormControl>
      <FormControl id="input-size-company" size="md">
        <FormLabel>Company</FormLabel>
        <Input defaultValue="Northwind Traders" />
      </FormControl>
      <FormControl id="input-size-project" size="lg">
        <FormLabel>Project name</FormLabel>
        <Input defaultValue="Spring catalog" />
      </FormControl>
    </Stack>
  );
}
