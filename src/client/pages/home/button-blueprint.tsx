import type { ReactNode } from 'react';

/** A button of Material UI at four times its size, with the measures that its page documents. */
export function ButtonBlueprint(): ReactNode {
  return (
    <svg className="button-blueprint" viewBox="0 0 480 280" aria-hidden="true">
      <path className="blueprint-guide" d="M16 67h444M16 213h444M72 0v280M392 0v280" />
      <path className="blueprint-guide" d="M136 24v232M328 24v232" />
      <rect className="blueprint-button" x="72" y="67" width="320" height="146" rx="16" />
      <path className="blueprint-padding" d="M88 67h48v146H88a16 16 0 0 1-16-16V83a16 16 0 0 1 16-16z" />
      <path className="blueprint-padding" d="M376 67h-48v146h48a16 16 0 0 0 16-16V83a16 16 0 0 0-16-16z" />
      <text className="blueprint-label" x="232" y="158" textAnchor="middle">
        Button
      </text>
      <path className="blueprint-measure" d="M72 42h64m-64-6v12m64-12v12M424 67v146m-6-146h12m-12 146h12" />
      <path className="blueprint-measure" d="M72 197a16 16 0 0 0 16 16" />
      <text className="blueprint-text" x="104" y="30" textAnchor="middle">
        16
      </text>
      <text className="blueprint-text" x="434" y="145">
        36.5
      </text>
      <text className="blueprint-text" x="56" y="240" textAnchor="end">
        r 4
      </text>
    </svg>
  );
}
