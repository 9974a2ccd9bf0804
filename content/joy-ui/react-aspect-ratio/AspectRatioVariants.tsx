import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function AspectRatioVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <AspectRatio
          key={variant}
          variant={variant}
          ratio="3/2"
          sx={{ width: 120, borderRadius: 'sm' }}
        >
          <div>{variant}</div>
        </AspectRatio>
      ))}
    </Stack>
  );
}
