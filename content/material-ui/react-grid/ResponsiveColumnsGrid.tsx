import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const articles = ['Lamps', 'Chairs', 'Rugs', 'Shelves', 'Desks', 'Mirrors'];

export default function ResponsiveColumnsGrid() {
  return (
    <Grid
      container
      columns={{ xs: 4, sm: 8, md: 12 }}
      spacing={{ xs: 1, md: 2 }}
      sx={{ width: '100%' }}
    >
      {articles.map((article) => (
        <Grid key={article} size={4}>
          <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
            {article}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
