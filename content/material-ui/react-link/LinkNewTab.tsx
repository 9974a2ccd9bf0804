import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function LinkNewTab() {
  return (
    <Typography>
      The town keeps a{' '}
      <Link href="https://example.com/rooms" target="_blank" rel="noopener">
        calendar of reading{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          rooms
          <OpenInNewIcon
            titleAccess="(opens in a new tab)"
            sx={{ fontSize: '1em', ml: 0.5, verticalAlign: 'text-top' }}
          />
        </Box>
      </Link>
      , including their hours.
    </Typography>
  );
}
