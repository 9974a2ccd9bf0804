import { useState, type MouseEvent } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import CheckIcon from '@mui/icons-material/Check';

const sections = ['Strings', 'Woodwinds', 'Brass', 'Percussion'];

type CancelableEvent = MouseEvent & { defaultMuiPrevented?: boolean };

export default function MenuCheckboxItems() {
  const [shown, setShown] = useState(['Strings', 'Brass']);

  const toggle = (event: CancelableEvent, section: string) => {
    event.defaultMuiPrevented = true;
    setShown(
      shown.includes(section)
        ? shown.filter((other) => other !== section)
        : [...shown, section],
    );
  };

  return (
    <Dropdown>
      <MenuButton>Sections shown: {shown.length}</MenuButton>
      <Menu aria-label="Sections shown">
        {sections.map((section) => (
          <MenuItem
            key={section}
            role="menuitemcheckbox"
            aria-checked={shown.includes(section)}
            onClick={(event) => toggle(event, section)}
          >
            <ListItemDecorator>
              {shown.includes(section) && <CheckIcon />}
            </ListItemDecorator>
            {section}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
