import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Refusal, sentence, type Language } from '@larder/kernel';
import { inLanguage } from '@larder/kernel/wording';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { Browser, Page } from 'puppeteer-core';

export interface PrinterSettings {
  /** Null when `programFile` names it. */
  program: string | null;
  /** A file that names Chromium's path once it has been set up. */
  programFile: string | null;
  /** The sandbox needs rights that a hardened container lacks; the container isolates it instead. */
  isSandboxed: boolean;
  /** The time limit for a whole file. */
  timeoutMs: number;
}

export const PRINTER_SETTINGS = Symbol('printer settings');

/** Reads CHROMIUM_PATH or CHROMIUM_PATH_FILE, and CHROMIUM_SANDBOX ("off" for root in a container). */
export function readPrinterSettings(env: NodeJS.ProcessEnv): PrinterSettings {
  return {
    program: env['CHROMIUM_PATH'] || null,
    programFile: env['CHROMIUM_PATH_FILE'] || null,
    isSandboxed: env['CHROMIUM_SANDBOX'] !== 'off' && process.getuid?.() !== 0,
    timeoutMs: TIMEOUT_MS,
  };
}

/** An idle browser is closed: it holds more memory than the service. */
const IDLE_MS = 60_000;
const PRINT_MS = 90_000;
/** The time limit for a PDF: a slower Chromium is killed, and the file fails. */
const TIMEOUT_MS = 120_000;
/** How long Chromium may take to exit when the service stops. */
const FAREWELL_MS = 2_000;

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  // Pages have no network.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
];

const NO_PRINTER = 'PDF files cannot be made yet. Please try again in a minute.';

/** One Chromium that is kept running, without scripts or network. */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  private readonly logger = new Logger('pdf');
  private browser: Promise<Browser> | null = null;
  private running: Browser | null = null;
  private idle: NodeJS.Timeout | undefined;
  /** Usually one; while Redis comes and goes, jobs of the queue and of this process may overlap. */
  private printing = 0;

  constructor(@Inject(PRINTER_SETTINGS) private readonly settings: PrinterSettings) {}

  /** @throws Refusal `unavailable` without Chromium. */
  requireProgram(): string {
    const program = this.settings.program ?? readProgram(this.settings.programFile);
    if (program === null) throw new Refusal('unavailable', NO_PRINTER, { retryAfterSeconds: 60 });
    return program;
  }

  /** @param take gets the PDF as a stream. @param language the language of page numbers */
  async print(html: string, take: (pdf: Readable) => Promise<void>, language: Language = 'en'): Promise<void> {
    clearTimeout(this.idle);
    this.printing++;
    let browser: Browser | undefined;
    try {
      browser = await this.open();
      await pTimeout(printPage(browser, { html, footer: footerIn(language) }, take), {
        milliseconds: this.settings.timeoutMs,
        message: 'Chromium took too long.',
      });
    } catch (error) {
      // The next file gets a new browser.
      if (browser) this.kill(browser);
      throw error;
    } finally {
      if (--this.printing === 0) this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    const browser = await this.browser?.catch(() => null);
    if (!browser) return;
    await pTimeout(browser.close(), { milliseconds: FAREWELL_MS }).catch(() => this.kill(browser));
  }

  private async open(): Promise<Browser> {
    this.browser ??= this.launch();
    try {
      return await this.browser;
    } catch (error) {
      this.browser = null;
      throw error;
    }
  }

  private async launch(): Promise<Browser> {
    const program = this.requireProgram();
    // Imported with the first PDF, because it is large.
    const { launch } = await import('puppeteer-core');
    const browser = await launch({
      executablePath: program,
      // With a pipe Chromium exits together with this process, however that ends.
      pipe: true,
      args: this.settings.isSandboxed ? FLAGS : [...FLAGS, '--no-sandbox'],
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 30_000,
    });
    browser.once('disconnected', () => this.forget(browser));
    this.running = browser;
    return browser;
  }

  /** The next browser may be running already. */
  private forget(browser: Browser): void {
    if (this.running !== browser) return;
    this.running = null;
    this.browser = null;
  }

  private kill(browser: Browser): void {
    this.forget(browser);
    const pid = browser.process()?.pid;
    if (pid === undefined) return;
    try {
      // Kills the process group: the program may be a script that starts the browser.
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The process has exited already.
    }
  }

  private close(): void {
    const open = this.browser;
    this.browser = null;
    this.running = null;
    open?.then((browser) => browser.close()).catch((error: unknown) => this.logger.warn(String(error)));
  }
}

async function printPage(
  browser: Browser,
  { html, footer }: { html: string; footer: string },
  take: (pdf: Readable) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage();
  await forbidEverything(page);
  await page.setContent(html, { waitUntil: 'domcontentloaded', timeout: PRINT_MS });
  const pdf = await page.createPDFStream({
    format: 'letter',
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer,
    timeout: PRINT_MS,
  });
  const stream = Readable.fromWeb(pdf as Parameters<typeof Readable.fromWeb>[0]);
  // Chromium may crash before the stream is read: then reading fails, not this process.
  stream.on('error', () => undefined);
  await take(stream);
  await page.close();
}

/** Chromium fills in the numbers. */
function footerIn(language: Language): string {
  const [page, pages] = ['<span class="pageNumber"></span>', '<span class="totalPages"></span>'];
  const style = "font: 8pt Helvetica, Arial, 'Noto Sans CJK SC', 'Noto Sans SC'; width: 100%; text-align: center";
  return `<div lang="${language}" style="${style}">${inLanguage(sentence('{page} / {pages}', { page, pages }), language)}</div>`;
}

async function forbidEverything(page: Page): Promise<void> {
  await page.setJavaScriptEnabled(false);
  await page.setOfflineMode(true);
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.abort().catch(() => undefined));
}

function readProgram(file: string | null): string | null {
  if (file === null || !existsSync(file)) return null;
  const program = readFileSync(file, 'utf8').trim();
  return program === '' || !existsSync(program) ? null : program;
}
