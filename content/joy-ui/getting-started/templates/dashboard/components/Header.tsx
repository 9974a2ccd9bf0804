import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ColorModeButton from '../../shared/ColorModeButton';
import Cup from './Cup';

const sections = ['Orders', 'Samples', 'Growers', 'Tastings'];

export default function Header() {
  return (
    <Sheet
      component="header"
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr auto', md: 'auto 1fr auto' },
          alignItems: 'center',
          columnGap: 5,
          maxWidth: 1200,
          mx: 'auto',
          px: { xs: 2, md: 4 },
          pt: { xs: 1, md: 0 },
        }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
          <Cup liquor="#c98a3a" />
          <Typography level="title-lg" sx={{ fontFamily: 'display' }}>
            Quay &amp; Kettle
          </Typography>
        </Stack>
        <Stack
          component="nav"
          aria-label="Main"
          direction="row"
          sx={{
            gap: { xs: 2.5, md: 3.5 },
            gridColumn: { xs: '1 / -1', md: 'auto' },
            gridRow: { xs: 2, md: 'auto' },
          }}
        >
          {sections.map((section, index) => (
            <Link
              key={section}
              href="#"
              color="neutral"
              underline="none"
              aria-current={index === 0 ? 'page' : undefined}
              sx={{
                py: { xs: 1.5, md: 2.5 },
                borderBottom: '2px solid transparent',
                '&[aria-current]': {
                  color: 'primary.plainColor',
                  borderColor: 'currentColor',
                  fontWeight: 600,
                },
              }}
            >
              {section}
            </Link>
          ))}
        </Stack>
        <ColorModeButton />
      </Box>
    </Sheet>
  );
}
