import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import MapIcon from '@mui/icons-material/Map';
import NotesIcon from '@mui/icons-material/Notes';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const tools = [
  { label: 'Take notes', size: 'small', icon: <NotesIcon fontSize="small" /> },
  { label: 'Open the map', size: 'medium', icon: <MapIcon /> },
  { label: 'Take a photo', size: 'large', icon: <PhotoCameraIcon /> },
] as const;

export default function FabSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {tools.map(({ label, size, icon }) => (
        <Fab key={label} size={size} aria-label={label}>
          {icon}
        </Fab>
      ))}
    </Stack>
  );
}
