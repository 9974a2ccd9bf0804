import SxPlayground from '../shared/SxPlayground';

const source = `{
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
  gap: 1,
  '& span': { border: 1, p: 1 },
}`;

export default function GridPlayground() {
  return (
    <SxPlayground source={source}>
      <span>Map</span>
      <span>Legend</span>
      <span>Scale</span>
      <span>Notes</span>
    </SxPlayground>
  );
}
