import { boats, type Boat, type Extra } from './boats';

export interface Criteria {
  water: Boat['water'] | 'all';
  berths: number;
  maxPrice: number;
  extras: Extra[];
}

export const everything: Criteria = {
  water: 'all',
  berths: 2,
  maxPrice: 280,
  extras: [],
};

export const orders = {
  rating: 'Best rated',
  price: 'Lowest price',
  berths: 'Most berths',
};

export type Order = keyof typeof orders;

export function countFilters({ water, berths, maxPrice, extras }: Criteria) {
  return (
    Number(water !== 'all') +
    Number(berths > everything.berths) +
    Number(maxPrice < everything.maxPrice) +
    extras.length
  );
}

export function search(criteria: Criteria, order: Order) {
  const sign = order === 'price' ? 1 : -1;

  return boats
    .filter(
      (boat) =>
        (criteria.water === 'all' || boat.water === criteria.water) &&
        boat.berths >= criteria.berths &&
        boat.price <= criteria.maxPrice &&
        criteria.extras.every((extra) => boat.extras.includes(extra)),
    )
    .sort((a, b) => sign * (a[order] - b[order]));
}
