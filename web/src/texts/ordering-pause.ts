/** Why no orders are taken, and until when. */
export const orderingPauseTexts = {
  /** The reason is the store's sentence. */
  paused: (until: string | null, reason: string | null) =>
    `Ordering is paused ${until === null ? 'at the moment' : `until ${until}`}.${reason === null ? '' : ` ${reason}`}`,
} as const;
