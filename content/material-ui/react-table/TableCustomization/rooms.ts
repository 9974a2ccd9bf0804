export const rooms = [
  { name: 'Attic', seats: 12, screen: 'No' },
  { name: 'Garden', seats: 8, screen: 'Yes' },
  { name: 'Workshop', seats: 20, screen: 'Yes' },
];
