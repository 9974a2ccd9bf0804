import { styled } from '@mui/joy/styles';

const Swatch = styled('div')<{ shade: string }>(({ theme, shade }) => ({
  width: 72,
  padding: theme.spacing(1),
  paddingTop: 56,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.radius.sm,
  background: `linear-gradient(${shade} 48px, transparent 0) no-repeat`,
  fontSize: theme.vars.fontSize.sm,
  color: theme.vars.palette.text.primary,
}));

const paints = [
  { name: 'Clay', shade: '#b5654a' },
  { name: 'Mustard', shade: '#d3a12f' },
  { name: 'Slate', shade: '#5a6b7b' },
];

export default function BoxCustomization() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {paints.map(({ name, shade }) => (
        <Swatch key={name} shade={shade}>
          {name}
        </Swatch>
      ))}
    </div>
  );
}
