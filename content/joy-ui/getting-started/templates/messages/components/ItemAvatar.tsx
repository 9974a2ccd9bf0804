import Avatar from '@mui/joy/Avatar';
import type { Conversation } from '../data';

/** The thing to repair. */
export default function ItemAvatar({ Icon, step }: Conversation) {
  return (
    <Avatar
      aria-hidden
      variant="soft"
      color={step === 3 ? 'success' : 'primary'}
      sx={{ borderRadius: 'md', '--Avatar-size': '46px' }}
    >
      <Icon sx={{ fontSize: 26 }} />
    </Avatar>
  );
}
