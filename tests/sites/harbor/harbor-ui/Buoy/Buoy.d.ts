import type { JSX } from 'react';

export interface BuoyProps {
  /**
   * Color of the buoy. Red marks the left side when you enter the harbor.
   * @default 'red'
   */
  color?: 'green' | 'red' | 'yellow';
  /** Name on the chart. */
  label: string;
  /**
   * If `true`, its light is on.
   * @default false
   */
  lit?: boolean;
}

/** Marks a side of the fairway. */
export default function Buoy(props: BuoyProps): JSX.Element;
