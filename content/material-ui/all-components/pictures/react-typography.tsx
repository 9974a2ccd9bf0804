import Typography from '@mui/material/Typography';

export default function Picture() {
  return (
    <div>
      <Typography variant="h4" component="p">
        Heading
      </Typography>
      <Typography>Body text</Typography>
      <Typography variant="caption">Caption</Typography>
    </div>
  );
}
