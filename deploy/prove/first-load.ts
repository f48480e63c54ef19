import { chromium } from '@playwright/test';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { findFreePorts } from '../engines/free-ports.ts';
import { CHROMIUM_FLAGS } from '../proof-parts/chromium-flags.ts';
import { median } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

/** Browsers accept Brotli over TLS, otherwise only gzip. */
const ENCODINGS = [
  { name: 'br', accepts: 'gzip, deflate, br', mostBytes: 98_000 },
  { name: 'gzip', accepts: 'gzip, deflate', mostBytes: 110_000 },
];
const LEAST_SCORE = 0.95;
const RUNS = 5;

/** Accept-Language headers, and the text on the board before any script runs. */
const READERS = [
  { language: 'en', reads: 'en-CA,en', heading: 'FEATURED PRICES', section: 'Fresh Produce' },
  { language: 'zh-Hant', reads: 'zh-TW,zh', heading: '今日特價', section: '新鮮蔬果' },
  { language: 'zh-Hans', reads: 'zh-CN,zh', heading: '今日特价', section: '新鲜蔬果' },
] as const;

/**
 * A first visit on a telephone, in each language: script size, content before scripts, and Lighthouse (mobile,
 * simulated slow 4G and processor, median of five; not in the short form).
 */
export async function run({ startSystem, engines, short, say }: ProofContext): Promise<CheckResult> {
  const system = await startSystem();
  const lines = (await Promise.all(READERS.map((reader) => visit(system.url, reader)))).flat();
  // Sequential, because time is measured. In headless shell: the whole browser draws its interface, too, which took
  // half of this machine.
  for (const reader of short ? [] : READERS)
    lines.push(await lighthouseLine(system.url, reader, engines['headless-shell'], say));
  return verdict(say, 0, lines);
}

async function visit(url: string, { language, reads, heading, section }: (typeof READERS)[number]): Promise<Line[]> {
  const html = await (await fetch(url, { headers: { 'accept-language': reads } })).text();
  const text = html.replaceAll(/<[^>]*>/g, ' ');
  const scripts = ENCODINGS.map(async (encoding): Promise<Line> => {
    const bytes = await scriptBytesOf(url, html, encoding);
    return {
      claim: `the first visit takes at most ${encoding.mostBytes / 1_000} kB of script as ${encoding.name} in ${language}`,
      holds: bytes > 0 && bytes <= encoding.mostBytes,
      figures: `${(bytes / 1_000).toFixed(1)} kB`,
    };
  });
  return [
    ...(await Promise.all(scripts)),
    {
      claim: `the page as served in ${language} contains the heading and the first section`,
      holds: html.includes(`lang="${language}"`) && html.includes(`>${heading}</h1>`) && text.includes(section),
      figures: `${Buffer.byteLength(html)} bytes`,
    },
  ];
}

type Encoding = (typeof ENCODINGS)[number];

/** Compressed bytes of every script in the page, including preloads. */
async function scriptBytesOf(url: string, html: string, encoding: Encoding): Promise<number> {
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  const sizes = await Promise.all([...new Set(files)].map((path) => bytesOnTheWire(`${url}${path}`, encoding)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function bytesOnTheWire(url: string, { name, accepts }: Encoding): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': accepts } });
  // Decoding fails when the file is damaged.
  await response.arrayBuffer();
  const { headers } = response;
  const encoding = headers.get('content-encoding');
  if (encoding !== name) throw new Error(`${url} is sent as ${encoding}, and not as ${name}.`);
  return Number(headers.get('content-length'));
}

async function lighthouseLine(
  url: string,
  { language, reads }: (typeof READERS)[number],
  executablePath: string,
  say: (sentence: string) => void,
): Promise<Line> {
  const { default: lighthouse } = await import('lighthouse');
  const scores: number[] = [];
  for (let round = 1; round <= RUNS; round++) {
    const [port = 0] = await findFreePorts(1);
    const browser = await chromium.launch({
      executablePath,
      args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(url, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance'],
        extraHeaders: { 'Accept-Language': reads },
      });
      if (!result) throw new Error('Lighthouse gave no result.');
      const { audits, categories, environment } = result.lhr;
      const figure = (id: string): string => audits[id]?.displayValue ?? 'unknown';
      scores.push(categories['performance']?.score ?? 0);
      say(
        `${language}, round ${round}: ${Math.round((scores.at(-1) ?? 0) * 100)}; first paint ${figure('first-contentful-paint')}, ` +
          `largest ${figure('largest-contentful-paint')}, blocked ${figure('total-blocking-time')}, ` +
          // The machine's speed: Lighthouse's fourfold slowdown assumes a benchmark index of 1,500 to 2,000.
          `shift ${figure('cumulative-layout-shift')}; benchmark ${environment.benchmarkIndex}`,
      );
    } finally {
      await browser.close();
    }
  }
  const score = median(scores);
  return {
    claim: `Lighthouse gives the board's mobile performance in ${language} at least ${LEAST_SCORE * 100}, median of ${RUNS}`,
    holds: score >= LEAST_SCORE,
    figures: `${Math.round(score * 100)} of 100`,
  };
}
