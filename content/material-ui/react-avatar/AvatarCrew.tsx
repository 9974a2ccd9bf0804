import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const crew = ['Nadia', 'Jonas', 'Mei', 'Pau', 'Ravi', 'Lea'];

export default function AvatarCrew() {
  return (
    <AvatarGroup
      max={4}
      role="img"
      aria-label={`In the boat: ${crew.join(', ')}`}
      slotProps={{ surplus: { sx: { bgcolor: 'text.primary' } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {crew.map((name) => (
        <Avatar key={name} sx={{ bgcolor: 'primary.main' }}>
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
