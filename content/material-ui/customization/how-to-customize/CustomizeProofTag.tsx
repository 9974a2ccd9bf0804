import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const ProofTag = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'isApproved',
})<{ isApproved?: boolean }>(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  borderInlineStart: '6px dashed currentColor',
  variants: [
    {
      props: { isApproved: true },
      style: { borderInlineStartStyle: 'solid', fontWeight: 500 },
    },
  ],
}));

export default function CustomizeProofTag() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <ProofTag variant="outlined" isApproved>
        Poster: approved
      </ProofTag>
      <ProofTag variant="outlined">Menu card: second proof</ProofTag>
    </Stack>
  );
}
