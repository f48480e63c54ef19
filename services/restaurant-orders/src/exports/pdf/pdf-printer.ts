import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal } from '@larder/kernel';
import type { Browser, Page } from 'puppeteer-core';

export interface PrinterSettings {
  /** Chromium's program, or null when only `programFile` will say. */
  program: string | null;
  /** A file that names the program once it has been set up. */
  programFile: string | null;
}

export const PRINTER_SETTINGS = Symbol('printer settings');

/** @returns where CHROMIUM_PATH and CHROMIUM_PATH_FILE say that Chromium is. */
export function readPrinterSettings(env: NodeJS.ProcessEnv): PrinterSettings {
  return { program: env['CHROMIUM_PATH'] || null, programFile: env['CHROMIUM_PATH_FILE'] || null };
}

/** A browser that nobody needed for so long is closed: it holds more memory than all of us. */
const IDLE_MS = 60_000;
const PRINT_MS = 90_000;

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  // Nothing may be reached, whatever a page might ask for.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
];

const NO_PRINTER = 'PDF files cannot be made yet. Please try again in a minute.';

/** Prints pages with one warm Chromium, without scripts and without a network. */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  private readonly logger = new Logger('pdf');
  private readonly settings: PrinterSettings;
  private browser: Promise<Browser> | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(@Inject(PRINTER_SETTINGS) settings: PrinterSettings) {
    this.settings = settings;
  }

  /** @throws Refusal `unavailable` while there is no Chromium to print with. */
  requireProgram(): string {
    const program = this.settings.program ?? readProgram(this.settings.programFile);
    if (program === null) throw new Refusal('unavailable', NO_PRINTER, { retryAfterSeconds: 60 });
    return program;
  }

  /** A whole HTML document as a PDF; `take` gets the file while it is being made. */
  async print(html: string, take: (pdf: Readable) => Promise<void>): Promise<void> {
    clearTimeout(this.idle);
    const browser = await this.open();
    const page = await browser.newPage();
    try {
      await forbidEverything(page);
      await page.setContent(html, { waitUntil: 'domcontentloaded', timeout: PRINT_MS });
      const pdf = await page.createPDFStream({
        format: 'letter',
        preferCSSPageSize: true,
        printBackground: true,
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate:
          '<div style="font: 8pt Helvetica, Arial; width: 100%; text-align: center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
        timeout: PRINT_MS,
      });
      await take(Readable.fromWeb(pdf as Parameters<typeof Readable.fromWeb>[0]));
    } finally {
      await page.close().catch(() => undefined);
      this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    const open = this.browser;
    this.browser = null;
    await (await open?.catch(() => null))?.close().catch(() => undefined);
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
    // Loaded with the first PDF: a service that never prints does not pay for it.
    const { launch } = await import('puppeteer-core');
    const browser = await launch({
      executablePath: program,
      // Over a pipe Chromium ends when we do, however we end.
      pipe: true,
      // Chromium's sandbox does not start for root.
      args: process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 30_000,
    });
    browser.once('disconnected', () => {
      this.browser = null;
    });
    return browser;
  }

  private close(): void {
    const open = this.browser;
    this.browser = null;
    open?.then((browser) => browser.close()).catch((error: unknown) => this.logger.warn(String(error)));
  }
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
