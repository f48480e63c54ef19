/** What one flap shows. */
export interface Face {
  text: string;
  /** The look of its letters, a class's ending; '' for the plain one. */
  look: string;
  /** Its place among the flaps that turn together. */
  order: number;
}

/** What every flap of the terminal shows, by its name. */
export type Faces = ReadonlyMap<string, Face>;
