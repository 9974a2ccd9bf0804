import type { JSX, ReactNode } from 'react';

export interface BerthProps {
  /** Name of the ship. */
  children?: ReactNode;
  /** Number on the pier. */
  number: number;
  /**
   * Called with the number of the berth when it is clicked.
   * @param {number} number of the berth
   */
  onMoor?: (number: number) => void;
  /**
   * Whether a ship can moor.
   * @default 'free'
   */
  status?: 'free' | 'reserved' | 'taken';
}

/** A place for one ship. Mark the way to it with a [Buoy](https://harbor.example/harbor/buoy/). */
export default function Berth(props: BerthProps): JSX.Element;
