import { createElement } from 'react';

const COLORS = { free: '#1b7f5c', reserved: '#9a6700', taken: '#a4262c' };

export default function Berth({ children, number, onMoor, status = 'free' }) {
  const style = { border: `2px solid ${COLORS[status]}`, borderRadius: 6, padding: '8px 16px', font: 'inherit' };
  return createElement(
    'button',
    { type: 'button', style, disabled: status === 'taken', onClick: () => onMoor?.(number) },
    `Berth ${number}, ${status}`,
    children && ': ',
    children,
  );
}
