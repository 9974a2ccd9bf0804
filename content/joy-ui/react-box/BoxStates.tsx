import Box from '@mui/joy/Box';

export default function BoxStates() {
  return (
    <Box
      component="a"
      href="#hover-and-focus"
      sx={(theme) => ({
        display: 'block',
        maxWidth: 320,
        p: 2,
        borderRadius: 'md',
        color: 'text.primary',
        bgcolor: 'background.level1',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'background.level2' },
        '&:hover strong': { textDecoration: 'underline' },
        [theme.focus.selector]: theme.focus.default,
      })}
    >
      <strong>Mixing room</strong>
      <br />
      We match any color in ten minutes.
    </Box>
  );
}
