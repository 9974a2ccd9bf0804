import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import PlaceIcon from '@mui/icons-material/Place';
import TrainIcon from '@mui/icons-material/Train';

export default function TypographyDecorators() {
  return (
    <Stack spacing={1}>
      <Typography
        level="title-lg"
        startDecorator={<PlaceIcon />}
        endDecorator={
          <Chip component="span" size="sm" variant="soft">
            New
          </Chip>
        }
      >
        Vallbruna
      </Typography>
      <Typography level="body-sm">
        Two hours from the capital by{' '}
        <Typography startDecorator={<TrainIcon />}>night train</Typography>
      </Typography>
    </Stack>
  );
}
