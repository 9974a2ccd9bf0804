import { createElement } from 'react';

export default function TideGauge({ level, max = 10 }) {
  return createElement('meter', { value: level, max, 'aria-label': `Water level ${level} m`, style: { width: 200 } });
}
