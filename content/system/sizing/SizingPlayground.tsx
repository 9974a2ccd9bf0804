import SxPlayground from '../shared/SxPlayground';

const source = `{
  width: { xs: 1, sm: 1 / 2 },
  minHeight: 80,
  maxWidth: 'sm',
  border: 1,
}`;

export default function SizingPlayground() {
  return <SxPlayground source={source}>Half of the shelf</SxPlayground>;
}
