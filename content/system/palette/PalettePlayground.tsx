import SxPlayground from '../shared/SxPlayground';

const source = `{
  p: 2,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'success.main' },
}`;

export default function PalettePlayground() {
  return <SxPlayground source={source}>Ferry is on time</SxPlayground>;
}
