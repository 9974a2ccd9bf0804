import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

export default function ButtonCustomization() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <IconButton
        variant="solid"
        color="primary"
        aria-label="Play the first song"
        sx={{
          '--IconButton-size': '3.5rem',
          '--IconButton-radius': '50%',
          '--Icon-fontSize': '2rem',
        }}
      >
        <PlayArrowIcon />
      </IconButton>
      <Button sx={{ '--Button-radius': '999px', '--Button-minHeight': '3rem' }}>
        Buy tickets
      </Button>
      <Button
        variant="plain"
        sx={{
          color: 'text.primary',
          borderBottom: '2px solid',
          borderRadius: 0,
          '&:hover': { bgcolor: 'background.level1' },
        }}
      >
        Read the lyrics
      </Button>
    </Stack>
  );
}
