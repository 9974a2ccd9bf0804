import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function ButtonLinks() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        href="/material-ui/getting-started/installation/"
      >
        Install Material UI
      </Button>
      <Button
        variant="outlined"
        href="https://github.com/mui/material-ui"
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNewIcon titleAccess="(opens in a new tab)" />}
      >
        Source on GitHub
      </Button>
    </Stack>
  );
}
