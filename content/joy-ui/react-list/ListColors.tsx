import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';

export default function ListColors() {
  return (
    <List
      aria-label="Trail conditions"
      sx={{
        maxWidth: 400,
        '--Icon-color': 'currentColor',
        '--List-gap': '8px',
        '--ListItem-radius': '8px',
      }}
    >
      <ListItem variant="soft" color="success">
        <ListItemDecorator>
          <CheckIcon />
        </ListItemDecorator>
        Marmot Trail is open
      </ListItem>
      <ListItem variant="soft" color="warning">
        <ListItemDecorator>
          <AcUnitIcon />
        </ListItemDecorator>
        Raven Pass is icy
      </ListItem>
      <ListItem variant="soft" color="danger">
        <ListItemDecorator>
          <BlockIcon />
        </ListItemDecorator>
        Lake Traverse is closed
      </ListItem>
    </List>
  );
}
