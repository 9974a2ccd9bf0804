import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
  '&.Mui-focusVisible': {
    outline: '2px solid currentColor',
    outlineOffset: 2,
  },
}));

export default function ButtonCustomization() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <PillButton variant="contained" disableElevation>
        Rent a cargo bike
      </PillButton>
      <PillButton variant="outlined">Test ride</PillButton>
      <Button
        sx={{
          px: 2,
          color: 'background.paper',
          bgcolor: 'text.primary',
          '&:hover': { bgcolor: 'text.secondary' },
        }}
      >
        Visit us
      </Button>
    </Stack>
  );
}
