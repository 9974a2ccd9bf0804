import SxPlayground from '../shared/SxPlayground';

const source = `{
  typography: 'h6',
  textAlign: { xs: 'start', sm: 'center' },
  fontWeight: 'bold',
  letterSpacing: 1,
}`;

export default function TypographyPlayground() {
  return <SxPlayground source={source}>Evening concert</SxPlayground>;
}
