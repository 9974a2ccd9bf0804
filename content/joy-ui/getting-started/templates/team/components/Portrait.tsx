import Box from '@mui/joy/Box';
import type { Person } from '../people';

const helmets = {
  leaders: '#e2571b',
  medics: '#f2f0e8',
  ropes: '#2f8f78',
  dogs: '#e0b12c',
};

export default function Portrait({
  person: { role, skin, hair },
  size = 64,
}: {
  person: Person;
  size?: number;
}) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      sx={(theme) => ({
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: 'md',
        bgcolor: 'primary.200',
        [theme.getColorSchemeSelector('dark')]: { bgcolor: 'primary.700' },
      })}
    >
      <path
        d="M0 52 14 34l9 10 14-20 27 30v10H0Z"
        fill="#237260"
        opacity="0.28"
      />
      <path d="M17 32q-2 16 3 18h24q5-2 3-18Z" fill={hair} />
      <path d="M8 64q2-15 17-17h14q15 2 17 17Z" fill="#c2410c" />
      <path d="M26 42h12v8q-6 6-12 0Z" fill={skin} />
      <path d="M20 27h24v9q0 12-12 12T20 36Z" fill={skin} />
      <path d="M17 28Q17 11 32 11t15 17Z" fill={helmets[role]} />
      <path
        d="M15 28h34"
        stroke="#2b2a26"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M20 29v9q3 9 12 10 9-1 12-10v-9"
        fill="none"
        stroke="#2b2a26"
        opacity="0.5"
      />
      <rect x="28" y="18" width="8" height="6" rx="2" fill="#2b2a26" />
      <circle cx="32" cy="21" r="2" fill="#fff6c9" />
      <circle cx="27" cy="35" r="1.4" fill="#2b1d16" />
      <circle cx="37" cy="35" r="1.4" fill="#2b1d16" />
      <path
        d="M28.5 41q3.5 3 7 0"
        fill="none"
        stroke="#2b1d16"
        strokeLinecap="round"
      />
    </Box>
  );
}
