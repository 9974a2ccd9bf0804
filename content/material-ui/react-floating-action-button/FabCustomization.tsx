import Fab from '@mui/material/Fab';
import EggIcon from '@mui/icons-material/Egg';

export default function FabCustomization() {
  return (
    <Fab
      variant="extended"
      sx={{
        borderRadius: 3,
        bgcolor: 'text.primary',
        color: 'background.paper',
        textTransform: 'none',
        '&:hover': { bgcolor: 'text.primary' },
        '&.Mui-focusVisible': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    >
      <EggIcon sx={{ mr: 1 }} />
      Report a nest
    </Fab>
  );
}
