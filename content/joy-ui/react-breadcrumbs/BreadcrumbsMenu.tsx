import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const hidden = ['City council', 'Building office', '1920s'];

export default function BreadcrumbsMenu() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs with a menu">
      <Link color="neutral" href="#menu-of-hidden-levels">
        Archive
      </Link>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { size: 'sm', 'aria-label': 'Hidden levels' } }}
        >
          <MoreHorizIcon />
        </MenuButton>
        <Menu size="sm" aria-label="Hidden levels">
          {hidden.map((level) => (
            <MenuItem key={level} component="a" href="#menu-of-hidden-levels">
              {level}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography aria-current="page">Town hall tower</Typography>
    </Breadcrumbs>
  );
}
