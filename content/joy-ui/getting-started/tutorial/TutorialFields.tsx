import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function TutorialFields() {
  return (
    <Sheet
      component="form"
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
      <FormControl required>
        <FormLabel>Card number</FormLabel>
        <Input name="card" autoComplete="username" />
      </FormControl>
      <FormControl required>
        <FormLabel>PIN</FormLabel>
        <Input name="pin" type="password" autoComplete="current-password" />
      </FormControl>
    </Sheet>
  );
}
