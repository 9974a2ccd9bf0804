import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import RestartAltIcon from '@mui/icons-material/RestartAlt';

const limits = ['Any price', 'Up to $10', 'Up to $20', 'Up to $30'];

export default function ChipPriceLimit() {
  const [step, setStep] = useState(2);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Chip
        variant="outlined"
        label={limits[step]}
        deleteIcon={<RestartAltIcon />}
        onClick={() => setStep((step + 1) % limits.length)}
        onDelete={step === 0 ? undefined : () => setStep(0)}
        sx={{ '& .MuiChip-deleteIcon': { color: 'text.secondary' } }}
      />
      <Typography role="status" variant="body2">
        {[52, 9, 31, 47][step]} records
      </Typography>
    </Stack>
  );
}
