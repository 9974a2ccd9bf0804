import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { plans } from '../texts';

/** Yearly plans include two free months. */
const PAID_MONTHS = 10;

export default function Prices() {
  const [byYear, setByYear] = useState(false);

  return (
    <section id="prices" aria-labelledby="prices-title">
      <Typography id="prices-title" variant="h2" gutterBottom>
        Pick your size
      </Typography>
      <FormControlLabel
        control={
          <Switch checked={byYear} onChange={(_, on) => setByYear(on)} />
        }
        label="Pay yearly, get two months free"
        sx={{ mb: 3 }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: '1fr 1fr 1fr' },
        }}
      >
        {plans.map(({ name, month, text }, index) => (
          <Paper
            key={name}
            variant="outlined"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              p: 4,
              borderWidth: 2,
              borderColor: index === 1 ? 'primary.main' : 'divider',
            }}
          >
            <Typography variant="h3">{name}</Typography>
            <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
              {text}
            </Typography>
            <Typography sx={{ my: 2, fontSize: '2.5rem', fontWeight: 800 }}>
              ${byYear ? month * PAID_MONTHS : month}
              <Typography
                component="span"
                color="textSecondary"
                sx={{ ml: 0.5 }}
              >
                {byYear ? ' a year' : ' a month'}
              </Typography>
            </Typography>
            <Button
              fullWidth
              href="#news"
              variant={index === 1 ? 'contained' : 'outlined'}
              aria-label={`Join the waitlist for ${name}`}
            >
              Join the waitlist
            </Button>
          </Paper>
        ))}
      </Box>
    </section>
  );
}
