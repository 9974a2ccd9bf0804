import SxPlayground from '../shared/SxPlayground';

const source = `{
  display: { xs: 'block', sm: 'flex' },
  gap: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
}`;

export default function DisplayPlayground() {
  return (
    <SxPlayground source={source}>Tide table for the north pier</SxPlayground>
  );
}
