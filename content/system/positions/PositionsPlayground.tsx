import SxPlayground from '../shared/SxPlayground';

const source = `(theme) => ({
  position: 'relative',
  top: theme.spacing(2),
  left: { xs: 0, sm: 40 },
  zIndex: 1,
  border: 1,
})`;

export default function PositionsPlayground() {
  return <SxPlayground source={source}>Moved label</SxPlayground>;
}
