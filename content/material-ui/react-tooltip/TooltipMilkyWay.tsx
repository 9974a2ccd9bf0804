import { useState } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipMilkyWay() {
  const [pointing, setPointing] = useState(false);

  return (
    <Tooltip
      describeChild
      followCursor={pointing}
      title="Camera 2, taken on August 12"
    >
      <Box
        role="img"
        tabIndex={0}
        onMouseMove={() => setPointing(true)}
        onFocus={() => setPointing(false)}
        aria-label="The Milky Way above the dome"
        sx={{
          height: 160,
          borderRadius: 1,
          background:
            'linear-gradient(160deg, #0b1026 35%, #4a4e7d 50%, #0b1026 65%)',
        }}
      />
    </Tooltip>
  );
}
