import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { items, shipping, total } from '../order';

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', py: 1 }}>
      <span>{label}</span>
      <span>${amount}</span>
    </Stack>
  );
}

export default function OrderSummary() {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="order-title"
      sx={{ p: 3 }}
    >
      <Typography id="order-title" variant="h2">
        Your order
      </Typography>
      <List>
        {items.map(({ name, detail, cost, shape }) => (
          <ListItem key={name} disableGutters secondaryAction={`$${cost}`}>
            <ListItemAvatar>
              <Box
                component="svg"
                viewBox="0 0 48 48"
                aria-hidden
                sx={{ display: 'block', width: 44, color: 'primary.main' }}
              >
                <path d={shape} fill="currentColor" fillOpacity={0.85} />
              </Box>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={detail} />
          </ListItem>
        ))}
      </List>
      <Divider sx={{ mb: 1 }} />
      <Sum label="Shipping" amount={shipping} />
      <Box sx={{ fontWeight: 700 }}>
        <Sum label="Total" amount={total} />
      </Box>
    </Paper>
  );
}
