import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Article } from '../articles';

interface ArticleLinkProps {
  article: Article;
  variant: 'h2' | 'h3';
}

export default function ArticleLink({ article, variant }: ArticleLinkProps) {
  const { title, topic, date, minutes } = article;
  const anchor = title.toLowerCase().replaceAll(' ', '-');

  return (
    <>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {topic} · {date} · {minutes} min read
      </Typography>
      <Typography id={anchor} variant={variant}>
        <Link href={`#${anchor}`} color="inherit" underline="hover">
          {title}
        </Link>
      </Typography>
    </>
  );
}
