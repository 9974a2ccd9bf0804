export const members = [
  { name: 'Ana Brandt', fee: 4.5 },
  { name: 'Cleo Nyman', fee: 0.5 },
  { name: 'Idris Cole', fee: 12 },
  { name: 'Lena Voss', fee: 2 },
  { name: 'Mika Aalto', fee: 7.5 },
  { name: 'Rosa Teller', fee: 3 },
  { name: 'Tomas Reed', fee: 1.5 },
];
