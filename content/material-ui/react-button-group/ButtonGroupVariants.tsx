import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const variants = ['contained', 'outlined', 'text'] as const;

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={variant}>
          <Button>Crop</Button>
          <Button>Rotate</Button>
          <Button>Retouch</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
