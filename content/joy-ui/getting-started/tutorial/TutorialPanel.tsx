import Sheet from '@mui/joy/Sheet';

export default function TutorialPanel() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        maxWidth: 320,
        mx: 'auto',
        p: 3,
        borderRadius: 'md',
        boxShadow: 'md',
      }}
    >
      Sign in
    </Sheet>
  );
}
