import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function MenuVariants() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Dropdown key={variant}>
          <MenuButton variant={variant} color="primary">
            {variant}
          </MenuButton>
          <Menu variant={variant} color="primary" aria-label={variant}>
            <MenuItem>Open the score</MenuItem>
            <MenuItem>Reserve it</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
