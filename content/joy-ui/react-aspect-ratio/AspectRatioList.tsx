import AspectRatio from '@mui/joy/AspectRatio';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const photo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60">
    <path fill="#9cc9dd" d="M0 0h40v60H0z"/>
    <path fill="#c8553d" d="M17 12h6l3 38H14z"/>
    <path fill="#fff6e5" d="M16 24h8l.6 8h-9.2z"/>
    <circle fill="#ffd166" cx="20" cy="9" r="4"/>
    <path fill="#2f5d50" d="M0 48q20-8 40 0v12H0z"/>
  </svg>`,
)}`;

const entries = [
  { title: 'Keeper of the hill', author: 'Dora Kent' },
  { title: 'Third light from the left', author: 'Milo Grant' },
];

export default function AspectRatioList() {
  return (
    <List aria-label="Entries" sx={{ maxWidth: 400, '--ListItem-gap': '1rem' }}>
      {entries.map(({ title, author }) => (
        <ListItem key={title}>
          <AspectRatio ratio="1" sx={{ flexBasis: 56, borderRadius: 'sm' }}>
            <img src={photo} alt="" />
          </AspectRatio>
          <ListItemContent>
            {title}
            <Typography level="body-sm">{author}</Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
