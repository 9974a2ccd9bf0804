import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import LastPageIcon from '@mui/icons-material/LastPage';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

const actions = [
  { label: 'First move', icon: <FirstPageIcon /> },
  { label: 'Previous move', icon: <NavigateBeforeIcon /> },
  { label: 'Next move', icon: <NavigateNextIcon /> },
  { label: 'Last move', icon: <LastPageIcon /> },
];

const closer = [{ name: 'offset', options: { offset: [0, 4] } }];

export default function TooltipDelay() {
  return (
    <Stack direction="row" role="group" aria-label="Game replay">
      {actions.map(({ label, icon }) => (
        <Tooltip
          key={label}
          title={label}
          modifiers={closer}
          enterDelay={600}
          enterNextDelay={100}
          leaveDelay={100}
          enterTouchDelay={400}
          leaveTouchDelay={3000}
        >
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
