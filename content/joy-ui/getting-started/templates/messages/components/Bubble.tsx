import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import type { Message } from '../data';

type BubbleProps = Message & { name: string };

export default function Bubble({ isMine, name, text, time }: BubbleProps) {
  return (
    <Box
      sx={{
        alignSelf: isMine ? 'flex-end' : 'flex-start',
        maxWidth: { xs: '86%', md: 440 },
      }}
    >
      <Typography
        level="body-xs"
        sx={{ mb: 0.5, textAlign: isMine ? 'end' : 'start' }}
      >
        {isMine ? 'You' : name}, {time}
      </Typography>
      <Sheet
        variant={isMine ? 'solid' : 'soft'}
        color={isMine ? 'primary' : 'neutral'}
        sx={{
          px: 2,
          py: 1.25,
          borderRadius: 'md',
          [isMine ? 'borderEndEndRadius' : 'borderEndStartRadius']: '4px',
          ...(!isMine && { color: 'text.primary' }),
        }}
      >
        {text}
      </Sheet>
    </Box>
  );
}
