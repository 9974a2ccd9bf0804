import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetBasics() {
  return (
    <Sheet
      component="section"
      aria-labelledby="sheet-basics-title"
      variant="outlined"
      sx={{ maxWidth: 400, p: 2, borderRadius: 'md' }}
    >
      <Typography id="sheet-basics-title" component="h3" level="title-md">
        Tonight’s sky
      </Typography>
      <Typography>
        Clear until midnight, with thin clouds in the west.
      </Typography>
    </Sheet>
  );
}
