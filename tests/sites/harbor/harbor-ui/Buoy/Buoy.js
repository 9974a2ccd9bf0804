import { createElement } from 'react';

const COLORS = { green: '#1b7f5c', red: '#c4262c', yellow: '#e6b800' };

export default function Buoy({ color = 'red', label, lit = false }) {
  const style = {
    display: 'inline-block',
    width: 32,
    height: 32,
    borderRadius: '50% 50% 20% 20%',
    background: COLORS[color],
    boxShadow: lit ? `0 0 0 6px ${COLORS[color]}55` : 'none',
  };
  return createElement('span', { role: 'img', 'aria-label': `${label}, ${lit ? 'lit' : 'unlit'}`, style });
}
