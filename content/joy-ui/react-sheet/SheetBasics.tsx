import { useId } from 'react';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetBasics() {
  const id = useId();

  return (
    <Sheet
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ maxWidth: 400, p: 2, borderRadius: 'md' }}
    >
      <Typography id={id} component="h3" level="title-md">
        Tonight’s sky
      </Typography>
      <Typography>
        Clear until midnight, with thin clouds in the west.
      </Typography>
    </Sheet>
  );
}
