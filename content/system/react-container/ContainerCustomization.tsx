import { Container } from '@mui/system';

export default function ContainerCustomization() {
  return (
    <Container
      component="blockquote"
      maxWidth={false}
      disableGutters
      sx={{
        maxWidth: '40ch',
        my: 0,
        px: 3,
        borderLeft: 4,
        lineHeight: 1.5,
      }}
    >
      “The lamp at desk four has been on since 1911. We only change the bulb.”
    </Container>
  );
}
