import Alert from '@mui/joy/Alert';
import Typography from '@mui/joy/Typography';
import ReportIcon from '@mui/icons-material/Report';

export default function AlertTitleAndText() {
  return (
    <Alert
      role="note"
      color="danger"
      startDecorator={<ReportIcon />}
      sx={{ alignItems: 'flex-start' }}
    >
      <div>
        <Typography component="h3" level="title-md" textColor="inherit">
          Storm damage near Port Aldry
        </Typography>
        <Typography level="body-sm" textColor="inherit">
          A tree is blocking both tracks. Buses run from Fennick every half
          hour, and your train ticket is valid on all of them.
        </Typography>
      </div>
    </Alert>
  );
}
