import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Stack from '@mui/joy/Stack';

const riggers = ['Jonah', 'Leah', 'Hugo', 'Nina'];

export default function AvatarGroupStacking() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ alignItems: 'center' }}>
      <AvatarGroup
        variant="solid"
        role="img"
        aria-label={`Riggers, first on top: ${riggers.join(', ')}`}
        sx={{ isolation: 'isolate' }}
      >
        {riggers.map((name, index) => (
          <Avatar key={name} sx={{ zIndex: riggers.length - index }}>
            {name[0]}
          </Avatar>
        ))}
      </AvatarGroup>
      <AvatarGroup
        variant="solid"
        role="img"
        aria-label={`Riggers in a column: ${riggers.join(', ')}`}
        sx={{
          flexDirection: 'column',
          marginInlineStart: 0,
          '--Avatar-marginInlineStart': '0px',
        }}
      >
        {riggers.map((name, index) => (
          <Avatar
            key={name}
            sx={{ mt: index > 0 ? 'var(--AvatarGroup-gap)' : 0 }}
          >
            {name[0]}
          </Avatar>
        ))}
      </AvatarGroup>
    </Stack>
  );
}
