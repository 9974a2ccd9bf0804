import { Box } from '@mui/system';

const contents = [
  { title: 'Night ferry', page: 8 },
  { title: 'What the tide keeps', page: 11 },
  { title: 'Salt', page: 107 },
];

export default function TypographyContents() {
  return (
    <Box component="table" sx={{ width: 1, borderCollapse: 'collapse' }}>
      <Box
        component="thead"
        sx={{
          fontSize: '0.75rem',
          letterSpacing: 1.5,
          textTransform: 'uppercase',
        }}
      >
        <tr>
          <Box component="th" scope="col" sx={{ textAlign: 'start' }}>
            Poem
          </Box>
          <Box component="th" scope="col" sx={{ textAlign: 'end' }}>
            Page
          </Box>
        </tr>
      </Box>
      <Box component="tbody" sx={{ lineHeight: 2 }}>
        {contents.map(({ title, page }) => (
          <tr key={title}>
            <td>{title}</td>
            <Box
              component="td"
              sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}
            >
              {page}
            </Box>
          </tr>
        ))}
      </Box>
    </Box>
  );
}
