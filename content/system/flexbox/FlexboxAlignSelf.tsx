import { Box } from '@mui/system';

const bikes = [
  { name: 'Cargo bike', text: 'Carries 80 kg in a closed box.', price: '$18' },
  {
    name: 'Road bike',
    text: 'Fastest across town, for letters and anything that fits in a bag.',
    price: '$9',
  },
];

export default function FlexboxAlignSelf() {
  return (
    <Box sx={{ display: 'flex', gap: 2, maxWidth: 480 }}>
      {bikes.map(({ name, text, price }) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            gap: 1,
            p: 2,
            border: 1,
            borderRadius: 2,
          }}
        >
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          <div>{text}</div>
          <Box sx={{ alignSelf: 'flex-end', mt: 'auto', px: 1, border: 1 }}>
            {price}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
