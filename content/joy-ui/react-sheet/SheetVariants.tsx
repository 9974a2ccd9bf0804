import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const domes = [
  { variant: 'plain', name: 'North dome' },
  { variant: 'outlined', name: 'South dome' },
  { variant: 'soft', name: 'Solar tower' },
  { variant: 'solid', name: 'Radio dish' },
] as const;

export default function SheetVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
      }}
    >
      {domes.map(({ variant, name }) => (
        <Sheet
          key={variant}
          variant={variant}
          sx={{ p: 2, borderRadius: 'md' }}
        >
          {name}
        </Sheet>
      ))}
    </Box>
  );
}
