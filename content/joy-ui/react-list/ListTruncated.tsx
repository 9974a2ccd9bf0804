import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import MailOutlineIcon from '@mui/icons-material/MailOutline';

const messages = [
  {
    from: 'Ingo Pell',
    text: 'We are running late and should reach the hut around eight.',
  },
  {
    from: 'Mira Solberg',
    text: 'Is there a place to dry two wet ropes and a tent overnight?',
  },
];

export default function ListTruncated() {
  return (
    <List
      variant="outlined"
      aria-label="Messages"
      sx={{ maxWidth: 320, borderRadius: 'sm' }}
    >
      {messages.map(({ from, text }) => (
        <ListItem key={from}>
          <ListItemDecorator>
            <MailOutlineIcon />
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{from}</Typography>
            <Typography level="body-sm" noWrap>
              {text}
            </Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
