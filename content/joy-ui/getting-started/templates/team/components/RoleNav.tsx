import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Typography from '@mui/joy/Typography';
import { roles } from '../people';

export default function RoleNav({ counts }: { counts: number[] }) {
  return (
    <List
      sx={{
        flexDirection: { xs: 'row', md: 'column' },
        mx: { xs: -2, md: 0 },
        px: { xs: 1, md: 0 },
        overflowX: { xs: 'auto', md: 'visible' },
        position: { md: 'sticky' },
        top: 'calc(var(--page-top, 0px) + 24px)',
        '--ListItem-radius': '8px',
        '--List-gap': '4px',
      }}
    >
      {roles.map(({ id, name }, index) => (
        <ListItem key={id} sx={{ flexShrink: 0 }}>
          <ListItemButton
            component="a"
            href={`#${id}`}
            disabled={counts[index] === 0}
            sx={{ justifyContent: 'space-between', gap: 1.5 }}
          >
            {name}
            <Typography level="body-sm">{counts[index]}</Typography>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
