import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import CampaignIcon from '@mui/icons-material/Campaign';

export default function AlertInvertedColors() {
  return (
    <Alert
      role="note"
      variant="solid"
      color="primary"
      invertedColors
      startDecorator={<CampaignIcon />}
      endDecorator={
        <Button
          component="a"
          href="#inverted-colors-invertedcolors"
          variant="outlined"
        >
          See prices
        </Button>
      }
    >
      <div>
        <Typography level="title-md">Summer pass</Typography>
        <Typography level="body-sm" textColor="text.primary">
          Every line, from June to August
        </Typography>
      </div>
    </Alert>
  );
}
