import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

export default function SelectCustomization() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Cabin</FormLabel>
      <Select
        defaultValue="bunk"
        indicator={<KeyboardArrowDownIcon />}
        sx={{
          '--Select-radius': '24px',
          '--Select-minHeight': '3rem',
          '--Select-paddingInline': '1.25rem',
          '--Select-focusedThickness': '3px',
          '& .MuiSelect-indicator': { transition: 'rotate 0.2s' },
          '& .MuiSelect-indicator.Mui-expanded': { rotate: '180deg' },
        }}
        slotProps={{
          listbox: { 'aria-label': 'Cabin', sx: { '--List-radius': '12px' } },
        }}
      >
        <Option value="seat">Reclining seat</Option>
        <Option value="bunk">Shared bunk</Option>
        <Option value="private">Private cabin</Option>
      </Select>
    </FormControl>
  );
}
