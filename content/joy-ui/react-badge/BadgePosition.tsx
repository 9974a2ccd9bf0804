import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const corners = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function BadgePosition() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {corners.map((corner) => (
        <Badge
          key={`${corner.vertical} ${corner.horizontal}`}
          anchorOrigin={corner}
        >
          <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'sm' }}>
            {corner.vertical} {corner.horizontal}
          </Sheet>
        </Badge>
      ))}
    </Stack>
  );
}
