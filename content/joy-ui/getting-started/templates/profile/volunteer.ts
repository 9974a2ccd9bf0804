export const nights = [
  'Mon',
  'Tue',
  'Wed',
  'Thu',
  'Fri',
  'Sat',
  'Sun',
] as const;

export const tasks = [
  { name: 'Night feeding', detail: 'Every three hours, from May to July' },
  { name: 'Transport', detail: 'With your own car and a warm box' },
  { name: 'Phone line', detail: 'From home, 6 p.m. to midnight' },
  { name: 'Release walks', detail: 'At dusk, in pairs' },
] as const;

export interface Volunteer {
  name: string;
  badgeName: string;
  email: string;
  phone: string;
  about: string;
  nights: string[];
  shifts: number;
  tasks: string[];
  contactName: string;
  contactPhone: string;
  onBoard: boolean;
  sharePhone: boolean;
  newsletter: boolean;
}

export const aboutLength = 140;

export const savedVolunteer: Volunteer = {
  name: 'Imogen Starling-Bao',
  badgeName: 'Captain Quill',
  email: 'imogen@example.com',
  phone: '555-0142',
  about: 'I came for one night in 2021 and stayed. Good with tiny bottles.',
  nights: ['Tue', 'Fri'],
  shifts: 4,
  tasks: ['Night feeding', 'Release walks'],
  contactName: 'Rafael Bao',
  contactPhone: '555-0187',
  onBoard: true,
  sharePhone: false,
  newsletter: true,
};
