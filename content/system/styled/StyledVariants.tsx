import { Stack, styled } from '@mui/system';

type MailboxProps = {
  finish: 'enamel' | 'zinc';
  capacity: 'letters' | 'parcels';
};

const Mailbox = styled('div')<MailboxProps>({
  padding: '8px 16px',
  borderRadius: 8,
  variants: [
    {
      props: { finish: 'enamel' },
      style: { backgroundColor: '#24523b', color: '#ffffff' },
    },
    {
      props: { finish: 'zinc' },
      style: { backgroundColor: '#c6ccd2', color: '#1c2328' },
    },
    {
      props: { capacity: 'parcels' },
      style: { paddingBlock: 32 },
    },
    {
      props: ({ finish, capacity }) =>
        finish === 'zinc' && capacity === 'parcels',
      style: { border: '4px double #1c2328' },
    },
  ],
});

export default function StyledVariants() {
  return (
    <Stack spacing={2}>
      <Mailbox finish="enamel" capacity="letters">
        Cottage
      </Mailbox>
      <Mailbox finish="zinc" capacity="letters">
        Townhouse
      </Mailbox>
      <Mailbox finish="zinc" capacity="parcels">
        Workshop
      </Mailbox>
    </Stack>
  );
}
