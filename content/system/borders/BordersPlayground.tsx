import SxPlayground from '../shared/SxPlayground';

const source = `{
  p: 2,
  border: 3,
  borderColor: 'primary.main',
  borderRadius: { xs: 1, sm: 3 },
  m: 1,
}`;

export default function BordersPlayground() {
  return <SxPlayground source={source}>Lighthouse, 1948</SxPlayground>;
}
