import Box from '@mui/joy/Box';

/** A porcelain cup of tea, seen from above. */
export default function Cup({ liquor }: { liquor: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        width: 32,
        height: 32,
        borderRadius: '50%',
        border: '5px solid #fff',
        outline: '2px solid',
        outlineColor: 'var(--joy-palette-primary-400)',
        outlineOffset: '-1px',
        bgcolor: liquor,
        boxShadow: 'inset 0 2px 3px rgb(0 0 0 / 0.35)',
      }}
    />
  );
}
