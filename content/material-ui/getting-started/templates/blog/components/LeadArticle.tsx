import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from '../articles';
import ArticleLink from './ArticleLink';
import Drawing from './Drawing';

export default function LeadArticle({ article }: { article: Article }) {
  const { teaser, hue } = article;

  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: { xs: 2, md: 6 },
        mb: 6,
        gridTemplateColumns: { md: '3fr 2fr' },
      }}
    >
      <Drawing hue={hue} height={{ xs: 220, md: 380 }} />
      <div>
        <ArticleLink article={article} variant="h2" />
        <Typography sx={{ mt: 2 }}>{teaser}</Typography>
      </div>
    </Box>
  );
}
