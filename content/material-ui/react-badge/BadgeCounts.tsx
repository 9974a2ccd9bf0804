import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const articles = [
  { title: 'Ferry stays in port', comments: 1204 },
  { title: 'New bells for the chapel', comments: 0 },
];

export default function BadgeCounts() {
  return (
    <List aria-label="Comments">
      {articles.map(({ title, comments }) => (
        <ListItem key={title}>
          <ListItemText primary={title} />
          <Badge
            badgeContent={comments}
            color={comments ? 'primary' : 'secondary'}
            max={999}
            showZero
            role="img"
            aria-label={`${comments} comments`}
            sx={{ mr: 2 }}
          />
        </ListItem>
      ))}
    </List>
  );
}
