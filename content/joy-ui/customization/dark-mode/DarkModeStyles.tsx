import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import NightlightIcon from '@mui/icons-material/Nightlight';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

export default function DarkModeStyles() {
  return (
    <Card
      sx={[
        { background: 'linear-gradient(#fff, #dcebf7)', maxWidth: 400 },
        (theme) =>
          theme.applyStyles('dark', {
            background: 'linear-gradient(#0c1b2b, #1d2f45)',
          }),
      ]}
    >
      <Typography
        level="title-lg"
        component="p"
        startDecorator={
          <>
            <WbSunnyIcon
              sx={(theme) => theme.applyStyles('dark', { display: 'none' })}
            />
            <NightlightIcon
              sx={[
                { display: 'none' },
                (theme) => theme.applyStyles('dark', { display: 'block' }),
              ]}
            />
          </>
        }
      >
        View from the gallery
      </Typography>
      <Typography textColor="text.primary">
        Visibility is 14 nautical miles, with light winds from the west.
      </Typography>
    </Card>
  );
}
