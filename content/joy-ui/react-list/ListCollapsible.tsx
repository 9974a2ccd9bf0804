import { useId, useState } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

const areas = [
  { name: 'Ground floor', rooms: ['Boot room', 'Dining room', 'Kitchen'] },
  { name: 'Upper floor', rooms: ['Edelweiss', 'Gentian', 'Washroom'] },
];

export default function ListCollapsible() {
  const id = useId();
  const [open, setOpen] = useState('Ground floor');

  return (
    <List
      aria-label="Rooms by floor"
      sx={{ maxWidth: 320, '--List-nestedInsetStart': '16px' }}
    >
      {areas.map(({ name, rooms }) => {
        const isOpen = name === open;
        return (
          <ListItem key={name} nested>
            <ListItemButton
              component="button"
              id={`${id}${name}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? '' : name)}
            >
              <ListItemContent>{name}</ListItemContent>
              <KeyboardArrowDownIcon
                sx={{ rotate: isOpen ? '180deg' : 'none' }}
              />
            </ListItemButton>
            {isOpen && (
              <List aria-labelledby={`${id}${name}`}>
                {rooms.map((room) => (
                  <ListItem key={room}>{room}</ListItem>
                ))}
              </List>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
