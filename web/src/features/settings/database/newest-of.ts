/** The latest instant: the one that is known, or that of a backup made since. */
export function newestOf(known: string | null, backups: readonly { created: string }[]): string | null {
  const instants = [...backups.map(({ created }) => created), ...(known === null ? [] : [known])];
  return instants.reduce<string | null>(
    (latest, each) => (latest === null || Date.parse(each) > Date.parse(latest) ? each : latest),
    null,
  );
}
