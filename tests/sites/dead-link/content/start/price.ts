export const price = 12;
