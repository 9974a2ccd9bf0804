import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SheetHeader() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1.5,
        borderWidth: '0 0 1px',
      }}
    >
      <Typography level="title-lg" sx={{ mr: 'auto' }}>
        Aldercroft Observatory
      </Typography>
      <Stack
        component="nav"
        aria-label="Observatory"
        direction="row"
        spacing={2}
      >
        <Link href="#header-footer-and-sidebar" aria-current="page">
          Visit
        </Link>
        <Link href="#header-footer-and-sidebar" color="neutral">
          Research
        </Link>
      </Stack>
    </Sheet>
  );
}
