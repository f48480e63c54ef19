import type { NewScreen, ScreenAssignment, ScreenSelf } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { screenUnknown } from '../screen.errors.js';
import { ScreenDeviceRepository } from './screen-device.repository.js';
import { hashScreenKey, makePairingCode, makeScreenKey } from './screen-key.js';

/** Of 27^6 codes at most a thousand are in use: a second attempt nearly always succeeds. */
const TRIES = 5;

const paired = (screen: ScreenAssignment): ScreenSelf => ({ code: null, codeExpiresAt: null, screen });

@Injectable()
export class ScreenDeviceService {
  constructor(private readonly screens: ScreenDeviceRepository) {}

  async begin(): Promise<NewScreen> {
    const key = makeScreenKey();
    const hash = hashOf(key);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const shown = await this.screens.addCandidate(hash, makePairingCode());
      if (shown) return { key, code: shown.code, codeExpiresAt: shown.codeExpiresAt, screen: null };
    }
    throw new Refusal('unavailable', 'There is no free code at the moment.', { retryAfterSeconds: 5 });
  }

  /** @throws Refusal `not_found` for an unknown or revoked key. */
  async self(key: unknown): Promise<ScreenSelf> {
    const hash = hashOf(key);
    const screen = await this.screens.seen(hash);
    if (screen) return paired(screen);
    const shown = await this.screens.codeOf(hash, makePairingCode());
    if (!shown) return paired(await this.pairedMeanwhile(hash));
    return { code: shown.code, codeExpiresAt: shown.codeExpiresAt, screen: null };
  }

  /** The code was entered between the two queries, or the screen is unknown. */
  private async pairedMeanwhile(hash: Buffer): Promise<ScreenAssignment> {
    const screen = await this.screens.seen(hash);
    if (!screen) throw screenUnknown();
    return screen;
  }

  /** @throws Refusal `not_found` for an unpaired key, `invalid` for a revision that does not exist. */
  async report(key: unknown, revision: number): Promise<ScreenSelf> {
    const screen = await this.screens.shows(hashOf(key), revision);
    if (!screen) throw screenUnknown();
    const { isKnown, ...assignment } = screen;
    if (!isKnown) throw new Refusal('invalid', 'There is no such revision of the prices.');
    return paired(assignment);
  }
}

function hashOf(key: unknown): Buffer {
  const hash = hashScreenKey(key);
  if (!hash) throw screenUnknown();
  return hash;
}
