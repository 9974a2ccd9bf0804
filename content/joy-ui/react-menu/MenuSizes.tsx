import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function MenuSizes() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      {sizes.map((size) => (
        <Dropdown key={size}>
          <MenuButton size={size}>{size}</MenuButton>
          <Menu size={size} aria-label={size}>
            <MenuItem>Add bowings</MenuItem>
            <MenuItem>Erase pencil marks</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
