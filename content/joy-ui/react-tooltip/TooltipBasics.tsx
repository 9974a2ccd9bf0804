import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import FlagIcon from '@mui/icons-material/Flag';
import UndoIcon from '@mui/icons-material/Undo';

export default function TooltipBasics() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Take back the move">
        <IconButton variant="outlined">
          <UndoIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Resign">
        <IconButton variant="outlined">
          <FlagIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
