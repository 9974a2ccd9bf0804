import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackCustomization() {
  return (
    <Stack
      spacing={0.5}
      sx={{
        p: 2,
        borderRadius: 'md',
        border: '1px solid',
        borderColor: 'warning.outlinedBorder',
        bgcolor: 'background.level1',
      }}
    >
      <Typography level="title-md" component="p">
        One glove, still waiting
      </Typography>
      <Typography level="body-sm">
        Found on March 3, to be sold at the flea market in April.
      </Typography>
    </Stack>
  );
}
