import { concert, warmups, weddings } from './pieces';

export type Piece = {
  id: string;
  title: string;
  composer: string;
  voices: string;
  pages: number;
  length: string;
  added: string;
  /** First notes, as steps above the lowest line of the staff. */
  notes: number[];
};

/** A folder is never empty. */
export type Pieces = [Piece, ...Piece[]];

export type Folder = { name: string; pieces: Pieces };

export const folders: [Folder, ...Folder[]] = [
  { name: 'All', pieces: [...concert, ...warmups, ...weddings] },
  { name: 'Spring concert', pieces: concert },
  { name: 'Warm-ups', pieces: warmups },
  { name: 'Weddings', pieces: weddings },
];
