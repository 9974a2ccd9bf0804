import { orders, type Stage } from './data';

export type Sort = { key: 'arrives' | 'tea' | 'kilos'; isDescending: boolean };

export function findOrders(query: string, stage: Stage | null, sort: Sort) {
  const text = query.trim().toLowerCase();
  const found = orders.filter(
    (order) =>
      (!stage || order.stage === stage) &&
      `${order.tea} ${order.grower} ${order.id}`.toLowerCase().includes(text),
  );
  const direction = sort.isDescending ? -1 : 1;
  return found.sort((a, b) =>
    a[sort.key] < b[sort.key] ? -direction : direction,
  );
}
