/** An instant by a store's clock, to the second: "14:03:12". Without a store, by the reader's. */
export function clockWords(iso: string, timeZone: string | undefined): string {
  return new Date(iso).toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
}
