import { useState } from 'react';
import Berth from 'harbor-ui/Berth';

export default function BerthBasics() {
  const [moored, setMoored] = useState<number | null>(null);
  return (
    <div>
      <Berth number={7} status={moored === 7 ? 'taken' : 'free'} onMoor={setMoored}>
        Dunlin
      </Berth>
      <p role="status">{moored === null ? 'Waiting for a berth' : `Moored at berth ${moored}`}</p>
    </div>
  );
}
