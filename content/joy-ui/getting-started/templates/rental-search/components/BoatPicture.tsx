import { useId } from 'react';
import Box from '@mui/joy/Box';
import type { Boat } from '../boats';

// prettier-ignore
const scenes = {
  morning: { sky: ['#f7d9c4', '#cfe3e6'], sun: '#fff3d6', hill: '#8fb0a3', water: ['#b9d3d4', '#7fa9ae'] },
  noon: { sky: ['#a9d6ea', '#e6f3ee'], sun: '#fffbe6', hill: '#6f9c6a', water: ['#86bccb', '#4d8ca3'] },
  evening: { sky: ['#3f4a7a', '#f0a07c'], sun: '#ffd9a0', hill: '#4c466d', water: ['#c98a86', '#3d4670'] },
};

const roofs = {
  flat: 'M84 84h148v-7H84Z',
  round: 'M86 86q4-24 72-24t72 24Z',
  pitched: 'M80 88l24-28h108l24 28Z',
};

export default function BoatPicture({ boat }: { boat: Boat }) {
  const id = useId();
  const { sky, sun, hill, water } = scenes[boat.scene];
  const lamp = boat.scene === 'evening' ? '#ffe08a' : '#d9eef0';

  return (
    <Box
      component="svg"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={(theme) => ({
        display: 'block',
        width: 1,
        height: 1,
        [theme.getColorSchemeSelector('dark')]: { filter: 'brightness(0.85)' },
      })}
    >
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
        <linearGradient id={`${id}w`} x2="0" y2="1">
          <stop stopColor={water[0]} />
          <stop offset="1" stopColor={water[1]} />
        </linearGradient>
      </defs>
      <path d="M0 0h320v130H0Z" fill={`url(#${id}s)`} />
      <circle cx="58" cy="46" r="20" fill={sun} />
      <path
        d="M0 104q50-34 104-14t92-8q64-26 124 12v30H0Z"
        fill={hill}
        opacity="0.6"
      />
      <path d="M0 118q60-20 130-8t190-4v20H0Z" fill={hill} />
      <path d="M0 122h320v78H0Z" fill={`url(#${id}w)`} />
      <path
        d="M70 150h190l-12 26q-84 12-166 0Z"
        fill={boat.hull}
        opacity="0.28"
      />
      <path d="M90 84h136v44H90Z" fill={boat.cabin} />
      <path d="M90 120h136v8H90Z" fill="#000" opacity="0.14" />
      <path d={roofs[boat.roof]} fill={boat.hull} />
      <path d="M200 48h9v28h-9Z" fill="#2b2a2c" />
      <path
        d="M204 44q-8-9 2-16t0-14"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.6"
      />
      <g fill={lamp} stroke="#fff" strokeWidth="2.5">
        <path d="M104 95h24v18h-24ZM138 95h24v18h-24ZM196 95h18v18h-18Z" />
      </g>
      <path d="M171 94h16v34h-16Z" fill={boat.hull} />
      <path
        d="M48 126h220q4 0 2 4l-10 18q-2 4-8 4H78q-6 0-10-4l-22-18q-2-4 2-4Z"
        fill={boat.hull}
      />
      <path d="M54 134h211" stroke="#fff" strokeWidth="2" opacity="0.5" />
      <path
        d="M232 108h30v3h-30ZM234 108v18M246 108v18M260 108v18"
        stroke={boat.hull}
        strokeWidth="2"
      />
      <g fill="#4f8a4c">
        <path d="M66 112h14l-2 14H68Z" fill="#b4593a" />
        <circle cx="73" cy="106" r="9" />
        <circle cx="66" cy="111" r="5" />
        <circle cx="80" cy="110" r="5" />
      </g>
      <g stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity="0.5">
        <path d="M24 160h44M120 168h60M226 160h56M60 184h52M196 186h74" />
      </g>
      {boat.water === 'Reed Lakes' && (
        <g stroke="#3f6a45" strokeWidth="3" strokeLinecap="round">
          <path d="M10 202 16 150M22 202l-2-40M30 202l10-44M296 202l-4-44M306 202l6-52" />
          <path
            d="M16 150v-10M40 158l2-9M292 158l-1-9M312 150l1-10"
            stroke="#6b4a2e"
            strokeWidth="5"
          />
        </g>
      )}
    </Box>
  );
}
