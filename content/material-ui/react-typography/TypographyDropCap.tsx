import Typography from '@mui/material/Typography';

export default function TypographyDropCap() {
  return (
    <Typography
      sx={{
        lineHeight: 1.7,
        hyphens: 'auto',
        '&::first-letter': {
          float: 'left',
          mr: 1,
          color: 'primary.main',
          fontSize: '3.2rem',
          lineHeight: 1,
        },
      }}
    >
      Nobody in the village could say who paid for the oil. The lamp had burned
      for as long as there were boats, and the boats had always found the lock.
    </Typography>
  );
}
