import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SettingsIcon from '@mui/icons-material/Settings';

export default function ButtonGroupWidth() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <ButtonGroup buttonFlex={1} aria-label="Sheet">
        <Button>Front</Button>
        <Button>Back cover</Button>
        <Button>Legend</Button>
        <IconButton aria-label="Sheet settings">
          <SettingsIcon />
        </IconButton>
      </ButtonGroup>
      <ButtonGroup buttonFlex="0 1 140px" aria-label="Grid">
        <Button>Show grid</Button>
        <Button>Align</Button>
      </ButtonGroup>
    </Stack>
  );
}
