import SxPlayground from '../shared/SxPlayground';

const source = `{
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  gap: 1,
  '& span': { border: 1, p: 1 },
}`;

export default function FlexboxPlayground() {
  return (
    <SxPlayground source={source}>
      <span>Seeds</span>
      <span>Bulbs</span>
      <span>Tools</span>
    </SxPlayground>
  );
}
