/** The format of a time zone, made once for each: making one takes a hundred times as long as using it. */
export function zoneFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
    made.set(timeZone, format);
    return format;
  };
}
