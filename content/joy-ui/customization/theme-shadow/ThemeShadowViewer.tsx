import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const SHADOWS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function ThemeShadowViewer() {
  return (
    <Sheet color="neutral" variant="soft" sx={{ p: 4, borderRadius: 'sm' }}>
      <Stack
        direction="row"
        spacing={4}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {SHADOWS.map((shadow) => (
          <Sheet
            key={shadow}
            sx={{
              width: 88,
              height: 88,
              display: 'grid',
              placeItems: 'center',
              borderRadius: 'sm',
              boxShadow: shadow,
            }}
          >
            <Typography level="title-md">{shadow}</Typography>
          </Sheet>
        ))}
      </Stack>
    </Sheet>
  );
}
