import Box from '@mui/joy/Box';

const labels = [
  { text: 'In stock', bgcolor: 'success.softBg', color: 'success.softColor' },
  {
    text: 'New color',
    bgcolor: 'primary.solidBg',
    color: 'primary.solidColor',
  },
  { text: 'Low odor', bgcolor: 'background.level2', color: 'text.primary' },
];

export default function BoxColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {labels.map(({ text, bgcolor, color }) => (
        <Box key={text} sx={{ px: 1, borderRadius: 'xs', bgcolor, color }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
