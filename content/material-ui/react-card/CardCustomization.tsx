import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';

export default function CardCustomization() {
  return (
    <Card
      variant="outlined"
      sx={{
        maxWidth: 320,
        borderRadius: 4,
        borderColor: 'primary.main',
        '& .MuiCardHeader-title': { fontFamily: 'Georgia, serif' },
        '& .MuiCardContent-root': { pt: 0, '&:last-child': { pb: 2 } },
      }}
    >
      <CardHeader
        title="Kiln opening"
        subheader="Sunday at 11 a.m."
        slotProps={{ title: { component: 'h3' } }}
      />
      <CardContent>Everything that survives the fire is for sale.</CardContent>
    </Card>
  );
}
