import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipDisabledButton() {
  return (
    <Tooltip describeChild title="Registration opens on June 1.">
      <Box
        component="span"
        tabIndex={0}
        sx={{ display: 'inline-block', borderRadius: 'sm' }}
      >
        <Button disabled>Join the summer tournament</Button>
      </Box>
    </Tooltip>
  );
}
