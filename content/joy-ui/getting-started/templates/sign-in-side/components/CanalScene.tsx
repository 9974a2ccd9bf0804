import Box from '@mui/joy/Box';
import CanalBoat from './CanalBoat';

const bridge =
  'M-20 420 Q160 400 260 322 Q360 262 460 322 Q560 400 740 420 V520 H556 A196 196 0 0 0 164 520 H-20Z';
const stones = Array.from({ length: 13 }, (_, index) => index * 15 - 90);
const ripples = [
  'M60 690 h120 M430 684 h170',
  'M180 738 h250 M540 744 h110',
  'M20 800 h150 M320 796 h240',
  'M150 862 h190 M470 866 h200',
];

/** A bridge and its reflection, with a boat in front of them. */
export default function CanalScene() {
  return (
    <Box
      component="svg"
      viewBox="0 0 720 960"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={(theme) => ({
        order: { xs: 1, md: 2 },
        display: 'block',
        width: '100%',
        // At md, the row sets the height, not the shape of the drawing.
        height: { xs: 220, md: 0 },
        minHeight: { md: '100%' },
        '--sky': '#f6d9a8',
        '--sun': '#fff3d6',
        '--cloud': '#fbe8c6',
        '--hill': '#c9c08a',
        '--leaf': '#5f8a5a',
        '--brick': '#b4492f',
        '--stone': '#f0dcbc',
        '--water': '#2f7f78',
        '--hull': '#172f3a',
        '--cabin': '#1c5a4e',
        '--trim': '#f3c34f',
        '--glow': '#fff1c4',
        ...theme.applyStyles('dark', {
          '--sky': '#16304a',
          '--sun': '#f4e6bf',
          '--cloud': '#27455f',
          '--hill': '#1d3d46',
          '--leaf': '#2d5a4c',
          '--brick': '#7c3a30',
          '--stone': '#b99f7f',
          '--water': '#0d3440',
          '--hull': '#081319',
          '--cabin': '#1a6355',
          '--trim': '#d9a63c',
          '--glow': '#ffd978',
        }),
      })}
    >
      <defs>
        <g id="canal-bridge">
          <path
            d="M-20 440 Q120 380 250 430 T560 440 V520 H-20Z"
            fill="var(--hill)"
          />
          <path
            d="M-20 520 Q90 470 190 506 L210 520Z M520 520 Q610 470 740 500 V520Z"
            fill="var(--leaf)"
          />
          <path d={bridge} fill="var(--brick)" />
          <path
            d="M-20 420 Q160 400 260 322 Q360 262 460 322 Q560 400 740 420"
            fill="none"
            stroke="var(--stone)"
            strokeWidth={14}
          />
          {stones.map((angle) => (
            <rect
              key={angle}
              x={350}
              y={314}
              width={20}
              height={30}
              fill="var(--stone)"
              transform={`rotate(${angle} 360 520)`}
            />
          ))}
        </g>
      </defs>
      <rect width={720} height={960} fill="var(--sky)" />
      <path
        d="M70 168 h150 M128 196 h190 M470 96 h150 M430 124 h110"
        stroke="var(--cloud)"
        strokeWidth={14}
        strokeLinecap="round"
      />
      <circle cx={400} cy={440} r={78} fill="var(--sun)" />
      <use href="#canal-bridge" />
      <rect y={520} width={720} height={440} fill="var(--water)" />
      <g transform="translate(0 1040) scale(1 -1)" opacity={0.32}>
        <path d="M164 520 A196 196 0 0 1 556 520Z" fill="var(--sky)" />
        <circle cx={400} cy={440} r={78} fill="var(--sun)" />
        <use href="#canal-bridge" />
      </g>
      <CanalBoat />
      <path
        d={ripples.join(' ')}
        stroke="var(--stone)"
        strokeWidth={5}
        strokeLinecap="round"
        opacity={0.5}
      />
    </Box>
  );
}
