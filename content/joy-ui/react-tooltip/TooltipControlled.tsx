import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const link = 'https://chess.example/games/418';

export default function TooltipControlled() {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage('Link copied');
    } catch {
      setMessage("Your browser didn't allow copying");
    }
  };

  return (
    <>
      <Tooltip
        describeChild
        open={message !== ''}
        onClose={() => setMessage('')}
        placement="right"
        title={message}
      >
        <Button variant="outlined" onClick={copy}>
          Copy game link
        </Button>
      </Tooltip>
      <Box role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {message}
      </Box>
    </>
  );
}
