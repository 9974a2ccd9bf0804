import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { total, type Values } from '../order';

interface ReviewStepProps {
  values: Values;
  onBack: () => void;
  onOrder: () => void;
}

export default function ReviewStep({
  values,
  onBack,
  onOrder,
}: ReviewStepProps) {
  const { name, street, code, town, card = '' } = values;
  const rows = [
    {
      term: 'Ship to',
      text: `${name}, ${street}, ${town} ${code}`,
    },
    { term: 'Payment', text: `Card ending in ${card.slice(-4)}` },
    { term: 'Shipping', text: 'Within three days, in straw and cardboard' },
  ];

  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(({ term, text }) => (
          <Box
            key={term}
            sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography component="dt" variant="body2" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mt: 4 }}>
        <Button onClick={onBack}>Back</Button>
        <Button
          variant="contained"
          size="large"
          disableElevation
          onClick={onOrder}
        >
          Pay ${total}
        </Button>
      </Stack>
    </>
  );
}
