import SxPlayground from '../shared/SxPlayground';

const source = `{
  p: 2,
  boxShadow: { xs: 1, sm: 2 },
  '&:hover': { boxShadow: 3 },
}`;

export default function ShadowsPlayground() {
  return <SxPlayground source={source}>Library card</SxPlayground>;
}
