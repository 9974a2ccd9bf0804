import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const LEVELS = [
  ['h2', 'h1'],
  ['h3', 'h2'],
  ['h4', 'h3'],
  ['h5', 'h4'],
  ['h6', 'title-lg'],
  ['body1', 'body-md'],
  ['body2', 'body-sm'],
  ['body3', 'body-xs'],
] as const;

export default function MigratingDefaultThemeLevels() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {LEVELS.map(([before, after]) => (
        <li key={after}>
          <Typography
            component="span"
            level={after}
            endDecorator={
              <Typography
                level="body-sm"
                textColor="text.secondary"
                sx={{ fontWeight: 'normal', letterSpacing: 'normal' }}
              >
                was {before}
              </Typography>
            }
          >
            {after}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
