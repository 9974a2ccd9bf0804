import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import FolderIcon from '@mui/icons-material/Folder';
import { folders, type Folder } from '../data';

type FolderNavProps = {
  current: Folder;
  onChange: (folder: Folder) => void;
};

export default function FolderNav({ current, onChange }: FolderNavProps) {
  return (
    <Box
      component="nav"
      aria-label="Folders"
      sx={{
        p: { xs: 1, md: 2 },
        pt: { xs: 0, md: 2 },
        bgcolor: 'background.surface',
        borderColor: 'divider',
        borderStyle: 'solid',
        borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
      }}
    >
      <List
        sx={{
          '--ListItem-radius': '8px',
          '--ListItemDecorator-size': '34px',
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'wrap',
          fontSize: { xs: 'sm', md: 'md' },
          gap: 0.5,
          p: 0,
        }}
      >
        {folders.map((folder) => {
          const isCurrent = folder === current;
          return (
            <ListItem key={folder.name}>
              <ListItemButton
                variant={isCurrent ? 'soft' : 'plain'}
                color={isCurrent ? 'primary' : 'neutral'}
                aria-current={isCurrent || undefined}
                onClick={() => onChange(folder)}
              >
                <ListItemDecorator sx={{ display: { xs: 'none', md: 'flex' } }}>
                  <FolderIcon sx={{ color: 'inherit' }} />
                </ListItemDecorator>
                <ListItemContent>{folder.name}</ListItemContent>
                <Typography
                  level="body-sm"
                  textColor="inherit"
                  sx={{ display: { xs: 'none', md: 'block' } }}
                >
                  {folder.pieces.length}
                </Typography>
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}
