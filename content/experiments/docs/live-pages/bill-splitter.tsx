import { useId, useState } from 'react';

export const serviceCharge = 12;

/** Adds the service charge to a bill and divides it. */
export function shareOf(bill: number, people: number): string {
  return ((bill * (1 + serviceCharge / 100)) / people).toFixed(2);
}

export function BillSplitter({ bill }: { bill: number }) {
  const id = useId();
  const [people, setPeople] = useState(4);
  return (
    <p>
      <label htmlFor={id}>People at the table: </label>
      <input
        id={id}
        type="range"
        min={1}
        max={10}
        value={people}
        onChange={(event) => setPeople(Number(event.target.value))}
      />{' '}
      <output htmlFor={id}>
        {people} {people === 1 ? 'person pays' : 'people pay'} $
        {shareOf(bill, people)}
        {people > 1 && ' each'}
      </output>
    </p>
  );
}
