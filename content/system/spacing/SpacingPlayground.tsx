import SxPlayground from '../shared/SxPlayground';

const source = `{
  px: 2,
  py: { xs: 1, sm: 3 },
  mt: 0.5,
  border: 1,
}`;

export default function SpacingPlayground() {
  return <SxPlayground source={source}>Bread, baked today</SxPlayground>;
}
