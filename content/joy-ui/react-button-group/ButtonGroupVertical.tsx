import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import AddIcon from '@mui/icons-material/Add';
import ExploreIcon from '@mui/icons-material/Explore';
import RemoveIcon from '@mui/icons-material/Remove';

const controls = [
  { label: 'Zoom in', icon: <AddIcon /> },
  { label: 'Zoom out', icon: <RemoveIcon /> },
  { label: 'Turn north up', icon: <ExploreIcon /> },
];

export default function ButtonGroupVertical() {
  return (
    <ButtonGroup
      orientation="vertical"
      variant="soft"
      aria-label="Map view"
      sx={{ width: 'fit-content' }}
    >
      {controls.map(({ label, icon }) => (
        <Tooltip key={label} title={label} placement="right">
          <IconButton aria-label={label}>{icon}</IconButton>
        </Tooltip>
      ))}
    </ButtonGroup>
  );
}
