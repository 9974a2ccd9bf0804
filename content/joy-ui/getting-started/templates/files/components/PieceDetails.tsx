import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import Score from './Score';
import type { Piece } from '../data';

type PieceDetailsProps = {
  piece: Piece;
  isInRehearsal: boolean;
  onRehearsal: (isAdded: boolean) => void;
};

export default function PieceDetails(props: PieceDetailsProps) {
  const { piece, isInRehearsal, onRehearsal } = props;
  const [message, setMessage] = useState('');
  const facts = {
    Composer: piece.composer,
    Voices: piece.voices,
    Length: `${piece.length} min`,
    Pages: piece.pages,
    Added: piece.added,
  };

  const handleClick = () => {
    onRehearsal(!isInRehearsal);
    setMessage(isInRehearsal ? 'Removed from Thursday' : 'Added to Thursday');
  };

  return (
    <Stack sx={{ gap: 2.5, width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography level="h2" sx={{ fontSize: 'xl2', pr: 5 }}>
        {piece.title}
      </Typography>
      <Score notes={piece.notes} />
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '10px 24px',
          m: 0,
          '& dt': { color: 'text.tertiary' },
          '& dd': { m: 0, color: 'text.primary' },
        }}
      >
        {Object.entries(facts).map(([term, value]) => (
          <Typography
            key={term}
            component="div"
            level="body-sm"
            sx={{ display: 'contents' }}
          >
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Typography>
        ))}
      </Box>
      <div>
        <Button
          fullWidth
          aria-pressed={isInRehearsal}
          variant={isInRehearsal ? 'soft' : 'solid'}
          startDecorator={isInRehearsal ? <CheckIcon /> : <AddIcon />}
          onClick={handleClick}
        >
          Rehearse on Thursday
        </Button>
        <Typography
          role="status"
          level="body-sm"
          sx={{ mt: 1, minHeight: '1.5em' }}
        >
          {message}
        </Typography>
      </div>
    </Stack>
  );
}
