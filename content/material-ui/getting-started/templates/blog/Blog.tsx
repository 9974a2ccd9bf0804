import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import ColorModeButton from '../shared/ColorModeButton';
import ArticleList from './components/ArticleList';
import LeadArticle from './components/LeadArticle';
import { articles } from './articles';
import { theme } from './theme';

const [lead, ...others] = articles;

export default function Blog() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Container component="header" sx={{ pt: { xs: 2, md: 6 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h1">Lamp Room Letters</Typography>
          <div>
            <ColorModeButton />
          </div>
        </Stack>
        <Typography color="textSecondary" sx={{ my: 2 }}>
          Notes from a lighthouse that still needs a keeper.
        </Typography>
        <Divider sx={{ borderBottomWidth: 3, borderColor: 'text.primary' }} />
      </Container>
      <Container component="main" sx={{ py: { xs: 3, md: 6 } }}>
        <LeadArticle article={lead} />
        <ArticleList articles={others} />
      </Container>
      <Container component="footer" sx={{ pb: 6 }}>
        <Divider sx={{ mb: 2 }} />
        <Typography variant="body2" color="textSecondary">
          Written by Orla Tveit at Skarv Point, when the generator allows.
        </Typography>
      </Container>
    </ThemeProvider>
  );
}
