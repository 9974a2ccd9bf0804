import Link from '@mui/joy/Link';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function LinkNewTab() {
  return (
    <Link
      href="https://example.com/geology-map"
      target="_blank"
      rel="noopener"
      endDecorator={
        <OpenInNewIcon
          titleAccess="(opens in a new tab)"
          sx={{ fontSize: '1em' }}
        />
      }
    >
      Geological map of the Sella Valley
    </Link>
  );
}
