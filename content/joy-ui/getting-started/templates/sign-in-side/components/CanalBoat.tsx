const windows = [300, 352, 404, 456];

/** A boat with a long cabin, drawn from the side. */
export default function CanalBoat() {
  return (
    <g>
      <path
        d="M158 588 H610 Q604 640 560 640 H196 Q166 634 158 588Z"
        fill="var(--hull)"
      />
      <path d="M158 588 H610 L608 600 H161Z" fill="var(--trim)" />
      <path
        d="M252 588 V536 Q252 528 260 528 H520 L532 588Z"
        fill="var(--cabin)"
      />
      <path
        d="M246 528 H524"
        stroke="var(--trim)"
        strokeWidth={8}
        strokeLinecap="round"
      />
      {windows.map((x) => (
        <g key={x}>
          <circle cx={x} cy={557} r={15} fill="var(--trim)" />
          <circle cx={x} cy={557} r={10} fill="var(--glow)" />
        </g>
      ))}
      <path
        d="M492 528 V496 H508 V528Z M488 496 H512"
        fill="var(--hull)"
        stroke="var(--trim)"
        strokeWidth={4}
      />
      <path
        d="M232 588 V552 L176 544"
        fill="none"
        stroke="var(--hull)"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d="M340 524 q8 -22 22 0 q10 -28 24 0 q8 -20 20 0Z"
        fill="var(--leaf)"
      />
      <path
        d="M356 510 h1 M374 504 h1 M391 511 h1"
        stroke="var(--brick)"
        strokeWidth={9}
        strokeLinecap="round"
      />
    </g>
  );
}
