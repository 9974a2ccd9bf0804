import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetLevels() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        maxWidth: 400,
        p: 2,
        borderRadius: 'lg',
        bgcolor: 'background.level1',
      }}
    >
      <Typography level="title-md" sx={{ mb: 1 }}>
        Weather station
      </Typography>
      <Sheet sx={{ p: 1.5, borderRadius: 'sm' }}>
        <Typography>Wind 8 mph, humidity 41%</Typography>
      </Sheet>
    </Sheet>
  );
}
