import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import LinearProgress from '@mui/joy/LinearProgress';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

export default function RtlBindingOrder() {
  return (
    <Card sx={{ borderLeftWidth: 6, maxWidth: 400 }}>
      <Typography level="title-lg" component="p">
        A Field Guide to Mosses
      </Typography>
      <Typography sx={{ ml: 3 }}>Half leather, sewn on four cords</Typography>
      <LinearProgress determinate value={60} aria-label="Sections sewn" />
      <Typography
        component="label"
        endDecorator={<Switch defaultChecked sx={{ ml: 1 }} />}
      >
        Gilded spine
      </Typography>
      <CardActions buttonFlex="0 1 auto">
        <Button
          endDecorator={
            <ArrowForwardIcon
              sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
            />
          }
        >
          Glue the boards
        </Button>
      </CardActions>
    </Card>
  );
}
