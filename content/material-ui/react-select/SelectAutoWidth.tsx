import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const sizes = ['S', 'M', 'L', 'XL'];

export default function SelectAutoWidth() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <InputLabel id="select-shirt-label">Shirt size</InputLabel>
        <Select
          labelId="select-shirt-label"
          id="select-shirt"
          label="Shirt size"
          defaultValue="M"
        >
          {sizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <FormControl>
        <InputLabel id="select-jacket-label">Jacket size</InputLabel>
        <Select
          autoWidth
          labelId="select-jacket-label"
          id="select-jacket"
          label="Jacket size"
          defaultValue="L"
        >
          {sizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
