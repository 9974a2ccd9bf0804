import Chip, { type ChipProps } from '@mui/joy/Chip';
import type { Stage } from '../data';

const colors: Record<Stage, ChipProps['color']> = {
  Ordered: 'neutral',
  'At sea': 'primary',
  'In customs': 'warning',
  Delivered: 'success',
};

export default function StageChip({ stage }: { stage: Stage }) {
  return (
    <Chip size="sm" variant="soft" color={colors[stage]}>
      {stage}
    </Chip>
  );
}
