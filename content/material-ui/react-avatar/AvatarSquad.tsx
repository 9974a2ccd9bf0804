import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const first = ['Nadia', 'Jonas', 'Mei'];

export default function AvatarSquad() {
  return (
    <AvatarGroup
      total={1240}
      spacing={4}
      role="img"
      aria-label="Nadia, Jonas, Mei, and 1,237 more members"
      renderSurplus={(surplus) => `${Math.floor(surplus / 1000)}k`}
      slotProps={{
        surplus: { sx: { bgcolor: 'text.primary', fontSize: 16 } },
      }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {first.map((name) => (
        <Avatar key={name} sx={{ bgcolor: 'primary.main' }}>
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
