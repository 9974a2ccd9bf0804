export const classes = [
  { name: 'Early yoga', coach: 'Ines', day: 'Monday', places: 4 },
  { name: 'Spin', coach: 'Marco', day: 'Tuesday', places: 0 },
  { name: 'Pilates', coach: 'Ines', day: 'Wednesday', places: 7 },
  { name: 'Boxing basics', coach: 'Sam', day: 'Friday', places: 2 },
];
