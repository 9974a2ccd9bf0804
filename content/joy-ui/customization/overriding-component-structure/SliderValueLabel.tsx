import { forwardRef } from 'react';
import Chip, { type ChipProps } from '@mui/joy/Chip';
import Slider, { type SliderOwnerState } from '@mui/joy/Slider';

interface CurtainLabelProps extends ChipProps {
  ownerState?: SliderOwnerState;
}

const above = {
  position: 'absolute',
  bottom: '100%',
  left: '50%',
  translate: '-50%',
};

const CurtainLabel = forwardRef<HTMLDivElement, CurtainLabelProps>(
  function CurtainLabel({ ownerState, children, ...other }, ref) {
    return (
      <Chip
        {...other}
        ref={ref}
        component="span"
        color={ownerState?.color}
        sx={above}
      >
        {children} cm
      </Chip>
    );
  },
);

export default function SliderValueLabel() {
  return (
    <Slider
      aria-label="Height of the curtain in centimeters"
      defaultValue={60}
      max={140}
      valueLabelDisplay="on"
      slots={{ valueLabel: CurtainLabel }}
      sx={{ mt: 3 }}
    />
  );
}
