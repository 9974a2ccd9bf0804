import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function TutorialHeading() {
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
      <div>
        <Typography level="h4" component="h2">
          Sign in
        </Typography>
        <Typography level="body-sm">
          Reserve drills, ladders, and 300 other tools.
        </Typography>
      </div>
    </Sheet>
  );
}
