import { Stack, ThemeProvider, createTheme, styled } from '@mui/system';

const Root = styled('div', { name: 'PostMailbox', slot: 'root' })({
  display: 'flex',
  justifyContent: 'space-between',
  padding: 16,
  backgroundColor: '#24523b',
  color: '#ffffff',
});

const Label = styled('span', { name: 'PostMailbox', slot: 'label' })<{
  ownerState: { full: boolean };
}>({
  paddingInline: 8,
  variants: [
    {
      props: { full: true },
      style: { backgroundColor: '#f2c14e', color: '#1c2328' },
    },
  ],
});

function Mailbox({ name, full = false }: { name: string; full?: boolean }) {
  return (
    <Root>
      {name}
      <Label ownerState={{ full }}>{full ? 'Full' : 'Empty'}</Label>
    </Root>
  );
}

const theme = createTheme({
  components: {
    PostMailbox: {
      styleOverrides: {
        root: { borderRadius: '24px 24px 0 0' },
        label: { borderRadius: 8 },
      },
    },
  },
});

export default function StyledTheme() {
  return (
    <Stack spacing={2}>
      <Mailbox name="Without the theme" full />
      <ThemeProvider theme={theme}>
        <Mailbox name="With the theme" full />
        <Mailbox name="Also with the theme" />
      </ThemeProvider>
    </Stack>
  );
}
