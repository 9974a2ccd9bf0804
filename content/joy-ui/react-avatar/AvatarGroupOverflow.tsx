import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const crew = [
  'Clara Boone',
  'Victor Hale',
  'Amelia Stone',
  'Ruth Garner',
  'Owen Price',
  'Nina Wells',
];
const max = 4;

export default function AvatarGroupOverflow() {
  const shown = crew.length > max ? crew.slice(0, max - 1) : crew;
  const hidden = crew.length - shown.length;

  return (
    <AvatarGroup role="img" aria-label={`Tonight: ${crew.join(', ')}`}>
      {shown.map((name) => (
        <Avatar key={name}>{name[0]}</Avatar>
      ))}
      {hidden > 0 && <Avatar variant="solid">+{hidden}</Avatar>}
    </AvatarGroup>
  );
}
