import { forwardRef, type HTMLAttributes } from 'react';
import {
  styled,
  useThemeProps,
  type ColorPaletteProp,
  type VariantProp,
} from '@mui/joy/styles';
import type { SxProps } from '@mui/joy/styles/types';

export interface BloodStockProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'color'
> {
  group: string;
  bags: number;
  /** With fewer bags, the card is red and has a note. */
  minimum?: number;
  color?: ColorPaletteProp;
  variant?: VariantProp;
  sx?: SxProps;
}

export interface BloodStockOwnerState {
  color: ColorPaletteProp;
  variant: VariantProp;
  isLow: boolean;
}

interface SlotProps {
  ownerState: BloodStockOwnerState;
}

const BloodStockRoot = styled('div', {
  name: 'BloodStock',
  slot: 'root',
})<SlotProps>(({ theme, ownerState }) => ({
  ...theme.typography['body-md'],
  padding: theme.spacing(2),
  borderRadius: theme.vars.radius.md,
  ...theme.variants[ownerState.variant][ownerState.color],
}));

const BloodStockAmount = styled('strong', {
  name: 'BloodStock',
  slot: 'amount',
})<SlotProps>(({ theme }) => ({
  ...theme.typography.h3,
  display: 'block',
  color: 'inherit',
  variants: [
    {
      props: ({ ownerState }) => ownerState.isLow,
      style: { textDecoration: 'underline' },
    },
  ],
}));

const BloodStockNote = styled('div', {
  name: 'BloodStock',
  slot: 'note',
})<SlotProps>(({ theme }) => ({ fontSize: theme.vars.fontSize.sm }));

const BloodStock = forwardRef<HTMLDivElement, BloodStockProps>(
  function BloodStock(inProps, ref) {
    const props = useThemeProps({ props: inProps, name: 'BloodStock' });
    const { group, bags, minimum = 0, ...rest } = props;
    const isLow = bags < minimum;
    const {
      color = isLow ? 'danger' : 'neutral',
      variant = 'soft',
      ...other
    } = rest;
    const ownerState = { color, variant, isLow };

    return (
      <BloodStockRoot ref={ref} ownerState={ownerState} {...other}>
        {group}
        <BloodStockAmount ownerState={ownerState}>{bags} bags</BloodStockAmount>
        {isLow && (
          <BloodStockNote ownerState={ownerState}>
            Below the minimum of {minimum}
          </BloodStockNote>
        )}
      </BloodStockRoot>
    );
  },
);

export default BloodStock;
