import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip
        describeChild
        color="success"
        variant="soft"
        title="Both players have confirmed the result."
      >
        <Button variant="outlined" color="neutral">
          Board 1
        </Button>
      </Tooltip>
      <Tooltip
        describeChild
        color="danger"
        variant="soft"
        title="The players have reported different results."
      >
        <Button variant="outlined" color="neutral">
          Board 2
        </Button>
      </Tooltip>
    </Stack>
  );
}
