import { securityTexts } from '../../../texts/settings/security.ts';

/** In this order, because most browsers also claim to be those further down. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (known: readonly [RegExp, string][], text: string): string | null =>
  known.find(([sign]) => sign.test(text))?.[1] ?? null;

/** The length to which an unknown user agent is cut: some are very long. */
const MOST = 80;

/** Describes a user agent; an unknown one is shown as sent, but shortened. */
export function formatDevice(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return securityTexts.unknownDevice;
  const browser = firstOf(BROWSERS, userAgent);
  const system = firstOf(SYSTEMS, userAgent);
  if (browser !== null && system !== null) return securityTexts.deviceOn(browser, system);
  return browser ?? system ?? (userAgent.length > MOST ? `${userAgent.slice(0, MOST - 1)}…` : userAgent);
}
