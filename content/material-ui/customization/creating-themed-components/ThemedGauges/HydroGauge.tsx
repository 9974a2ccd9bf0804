import { forwardRef, type HTMLAttributes } from 'react';
import {
  styled,
  useThemeProps,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

export interface HydroGaugeProps extends HTMLAttributes<HTMLDivElement> {
  river: string;
  /** Meters above gauge zero. */
  level: number;
  variant?: 'plain' | 'framed';
  sx?: SxProps<Theme>;
}

interface OwnerState {
  variant: 'plain' | 'framed';
  isHigh: boolean;
}

const Root = styled('div', { name: 'HydroGauge', slot: 'root' })<{
  ownerState: OwnerState;
}>(({ theme }) => ({
  padding: theme.spacing(2),
  variants: [
    {
      props: { variant: 'framed' },
      style: { border: '1px solid', borderRadius: theme.spacing(1) },
    },
  ],
}));

const Level = styled('strong', { name: 'HydroGauge', slot: 'level' })<{
  ownerState: OwnerState;
}>(({ theme }) => ({
  ...theme.typography.h5,
  display: 'block',
  variants: [
    {
      props: ({ ownerState }) => ownerState.isHigh,
      style: { textDecoration: 'underline wavy' },
    },
  ],
}));

const HydroGauge = forwardRef<HTMLDivElement, HydroGaugeProps>(
  function HydroGauge(inProps, ref) {
    const props = useThemeProps({ props: inProps, name: 'HydroGauge' });
    const { river, level, variant = 'plain', ...other } = props;
    const ownerState = { variant, isHigh: level > 4 };

    return (
      <Root ref={ref} ownerState={ownerState} {...other}>
        {river}
        <Level ownerState={ownerState}>{level.toFixed(2)} m</Level>
      </Root>
    );
  },
);

export default HydroGauge;
