import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipFollowCursor() {
  return (
    <Tooltip describeChild followCursor title="Round 5 begins at 7:30 p.m.">
      <Button
        variant="soft"
        color="neutral"
        sx={{ width: '100%', minHeight: 96 }}
      >
        Open the pairings of the spring tournament
      </Button>
    </Tooltip>
  );
}
