import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';

const conditions = [
  { color: 'success', icon: <CheckIcon />, trail: 'Larch Loop', text: 'Open' },
  {
    color: 'danger',
    icon: <BlockIcon />,
    trail: 'Copper Gorge',
    text: 'Closed until May 4',
  },
] as const;

export default function CardColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      }}
    >
      {conditions.map(({ color, icon, trail, text }) => (
        <Card key={trail} variant="soft" color={color} orientation="horizontal">
          {icon}
          <CardContent>
            <Typography component="h3" level="title-md" textColor="inherit">
              {trail}
            </Typography>
            <Typography level="body-sm" textColor="inherit">
              {text}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
