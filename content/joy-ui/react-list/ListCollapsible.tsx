import { useId, useState } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

const areas = [
  {
    key: 'ground',
    name: 'Ground floor',
    rooms: ['Boot room', 'Dining room', 'Kitchen'],
  },
  {
    key: 'upper',
    name: 'Upper floor',
    rooms: ['Edelweiss', 'Gentian', 'Washroom'],
  },
];

export default function ListCollapsible() {
  const id = useId();
  const [open, setOpen] = useState('ground');

  return (
    <List
      aria-label="Rooms by floor"
      sx={{ maxWidth: 320, '--List-nestedInsetStart': '16px' }}
    >
      {areas.map(({ key, name, rooms }) => {
        const isOpen = key === open;
        return (
          <ListItem key={key} nested>
            <ListItemButton
              component="button"
              id={`${id}${key}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? '' : key)}
            >
              <ListItemContent>{name}</ListItemContent>
              <KeyboardArrowDownIcon
                sx={{ rotate: isOpen ? '180deg' : 'none' }}
              />
            </ListItemButton>
            {isOpen && (
              <List aria-labelledby={`${id}${key}`}>
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
