import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reasons } from '../texts';

export default function Reasons() {
  return (
    <section id="reasons" aria-labelledby="reasons-title">
      <Typography id="reasons-title" variant="h2" sx={{ mb: 4 }}>
        Less guessing, more green
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { sm: '1fr 1fr 1fr' },
        }}
      >
        {reasons.map(({ title, text }, index) => (
          <Box
            key={title}
            sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}
          >
            <Typography color="primary" sx={{ fontWeight: 700 }} aria-hidden>
              {index + 1}
            </Typography>
            <Typography variant="h3" gutterBottom>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
