import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographySystemProps() {
  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <Typography
        level="body-lg"
        fontStyle="italic"
        textAlign="center"
        textColor="text.primary"
        mb={1}
      >
        “You don’t find this beach. You wait until the tide gives it back.”
      </Typography>
      <Typography level="body-sm" textAlign="center">
        Ilse Maran, boat builder
      </Typography>
    </Box>
  );
}
