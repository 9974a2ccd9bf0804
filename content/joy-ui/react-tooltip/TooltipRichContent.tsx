import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function TooltipRichContent() {
  return (
    <Tooltip
      describeChild
      arrow
      variant="outlined"
      placement="top-start"
      title={
        <Stack direction="row" spacing={1.5} sx={{ maxWidth: 260, p: 1 }}>
          <Avatar aria-hidden>NO</Avatar>
          <div>
            <Typography level="title-md">Nadia Orlik</Typography>
            <Typography level="body-sm" sx={{ mb: 1 }}>
              Club champion in 2024 and 2025
            </Typography>
            <Chip size="sm" variant="soft">
              Rating 2140
            </Chip>
          </div>
        </Stack>
      }
    >
      <Link href="#TooltipRichContent">Nadia Orlik</Link>
    </Tooltip>
  );
}
