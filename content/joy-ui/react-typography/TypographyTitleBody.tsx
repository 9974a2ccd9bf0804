import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const pairs = [
  { title: 'title-lg', body: 'body-md' },
  { title: 'title-md', body: 'body-sm' },
  { title: 'title-sm', body: 'body-xs' },
] as const;

export default function TypographyTitleBody() {
  return (
    <Stack spacing={2}>
      {pairs.map(({ title, body }) => (
        <div key={title}>
          <Typography level={title}>Where the dunes sing ({title})</Typography>
          <Typography level={body} component="p">
            A dry wind from the east makes the sand hum at dusk. ({body})
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
