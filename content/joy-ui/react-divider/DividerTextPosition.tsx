import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerTextPosition() {
  return (
    <Stack spacing={2}>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '0%' }}>
        Reel 1
      </Divider>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '20%' }}>
        Reel 2
      </Divider>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '100%' }}>
        <Chip size="sm">Reel 3 is missing</Chip>
      </Divider>
    </Stack>
  );
}
