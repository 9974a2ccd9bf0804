import { Box } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';

const shows = [
  { title: 'The Lantern Thief', time: 'Friday, 8 p.m.' },
  { title: 'Orchard Songs', time: 'Saturday, 3 p.m.' },
];

export default function ScreenReadersLinks() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shows.map(({ title, time }) => (
        <Box
          component="li"
          key={title}
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1 }}
        >
          <Box sx={{ flexGrow: 1 }}>
            <div>{title}</div>
            <div>{time}</div>
          </Box>
          <Box
            component="a"
            href="#ScreenReadersLinks"
            sx={{ position: 'relative', alignSelf: 'center', color: 'inherit' }}
          >
            Tickets
            <Box component="span" sx={visuallyHidden}>
              {' '}
              for {title}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
