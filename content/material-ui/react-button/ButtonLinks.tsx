import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PhoneIcon from '@mui/icons-material/Phone';

export default function ButtonLinks() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" href="tel:+15550134" startIcon={<PhoneIcon />}>
        Call the workshop
      </Button>
      <Button
        href="https://example.com/prices"
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNewIcon titleAccess="(opens in a new tab)" />}
      >
        Price list
      </Button>
    </Stack>
  );
}
