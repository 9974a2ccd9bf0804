import InputBase from '@mui/material/InputBase';

export default function InputBaseSearch() {
  return (
    <InputBase
      type="search"
      placeholder="Search this ward"
      slotProps={{ input: { 'aria-label': 'Search this ward' } }}
      fullWidth
      sx={{
        maxWidth: 320,
        px: 2,
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 8,
        '&.Mui-focused': { borderColor: 'primary.main' },
      }}
    />
  );
}
