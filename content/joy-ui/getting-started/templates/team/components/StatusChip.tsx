import Chip from '@mui/joy/Chip';
import type { Status } from '../people';

const colors = {
  'On call': 'primary',
  'At work': 'warning',
  Away: 'neutral',
} as const;

export default function StatusChip({ status }: { status: Status }) {
  return (
    <Chip size="sm" variant="soft" color={colors[status]}>
      {status}
    </Chip>
  );
}
