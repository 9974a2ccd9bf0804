import { useId, useRef } from 'react';
import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { nights, type Boat } from '../boats';
import BoatPicture from './BoatPicture';

export interface SavedDrawerProps {
  boats: Boat[];
  open: boolean;
  onClose: () => void;
  onRemove: (boat: Boat) => void;
}

export default function SavedDrawer({
  boats,
  open,
  onClose,
  onRemove,
}: SavedDrawerProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  const handleRemove = (boat: Boat) => {
    onRemove(boat);
    // The focused button disappears, so move focus to the title.
    title.current?.focus();
  };

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        content: {
          'aria-labelledby': titleId,
          sx: { width: 'min(420px, 100vw)', p: 3, gap: 2 },
        },
      }}
    >
      <ModalClose aria-label="Close saved boats" />
      <Typography
        ref={title}
        id={titleId}
        level="h2"
        tabIndex={-1}
        sx={{ pr: 4, outline: 'none' }}
      >
        Saved boats
      </Typography>
      <Typography level="body-sm" role="status">
        {boats.length === 0
          ? 'Nothing saved yet. Select the heart on a boat to save it here.'
          : `Prices for ${nights} nights, June 12 to 19`}
      </Typography>
      <List sx={{ '--ListItem-paddingX': 0, gap: 1.5 }}>
        {boats.map((boat) => (
          <ListItem key={boat.id}>
            <Box
              sx={{
                width: 96,
                height: 64,
                borderRadius: 'sm',
                overflow: 'hidden',
              }}
            >
              <BoatPicture boat={boat} />
            </Box>
            <ListItemContent>
              <Typography level="title-md">{boat.name}</Typography>
              <Typography level="body-sm">{boat.town}</Typography>
              <Typography level="title-sm">
                ${(boat.price * nights).toLocaleString('en-US')}
              </Typography>
            </ListItemContent>
            <IconButton
              size="sm"
              aria-label={`Remove ${boat.name}`}
              onClick={() => handleRemove(boat)}
            >
              <DeleteIcon />
            </IconButton>
          </ListItem>
        ))}
      </List>
    </Drawer>
  );
}
