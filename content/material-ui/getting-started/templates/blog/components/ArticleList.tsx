import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { topics, type Article, type Topic } from '../articles';
import ArticleLink from './ArticleLink';
import Drawing from './Drawing';

export default function ArticleList({ articles }: { articles: Article[] }) {
  const [chosen, setChosen] = useState<Topic | null>(null);
  const shown = articles.filter(
    ({ topic }) => chosen === null || topic === chosen,
  );

  return (
    <section aria-labelledby="earlier-title">
      <Typography id="earlier-title" variant="h2" gutterBottom>
        Earlier letters
      </Typography>
      <Stack
        role="group"
        aria-label="Topic"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
      >
        {topics.map((topic) => (
          <Chip
            key={topic}
            label={topic}
            color="primary"
            variant={topic === chosen ? 'filled' : 'outlined'}
            aria-pressed={topic === chosen}
            onClick={() => setChosen(topic === chosen ? null : topic)}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary">
        {shown.length === 1 ? '1 letter' : `${shown.length} letters`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mt: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {shown.map((article) => (
          <article key={article.title}>
            <Drawing hue={article.hue} height={150} />
            <Box sx={{ mt: 2 }}>
              <ArticleLink article={article} variant="h3" />
              <Typography sx={{ mt: 1 }}>{article.teaser}</Typography>
            </Box>
          </article>
        ))}
      </Box>
    </section>
  );
}
