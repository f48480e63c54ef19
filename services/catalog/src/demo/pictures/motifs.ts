import { GROCERY_MOTIFS } from './grocery-motifs.js';
import { MEAT_MOTIFS } from './meat-motifs.js';
import { PRODUCE_MOTIFS } from './produce-motifs.js';
import { SEAFOOD_MOTIFS } from './seafood-motifs.js';

export type Motif = () => string;

/** Which drawing, in which colours, shows which demo product. */
export const MOTIFS: ReadonlyMap<string, Motif> = new Map(
  Object.entries({ ...PRODUCE_MOTIFS, ...MEAT_MOTIFS, ...SEAFOOD_MOTIFS, ...GROCERY_MOTIFS }),
);
