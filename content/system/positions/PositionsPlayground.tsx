import SxPlayground from '../shared/SxPlayground';

const source = `{
  position: 'relative',
  top: (theme) => theme.spacing(2),
  left: { xs: 0, sm: 40 },
  zIndex: 'tooltip',
  border: 1,
}`;

export default function PositionsPlayground() {
  return <SxPlayground source={source}>Moved label</SxPlayground>;
}
