import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function DividerFullWidth() {
  return (
    <Sheet
      variant="soft"
      sx={{
        maxWidth: 400,
        p: 2,
        borderRadius: 'md',
        '--Divider-inset': '-1rem',
      }}
    >
      <Typography level="title-md">Cold storage</Typography>
      <Divider inset="context" sx={{ my: 1.5 }} />
      <Typography>4 °C, 30% humidity, checked on March 3</Typography>
    </Sheet>
  );
}
