import { useState } from 'react';
import { deviceStore } from '../../../shared/browser-storage.ts';
const KEY = 'larder.orders.sound';
const ON = 'on';

interface OrderSound {
  on: boolean;
  turn: () => void;
  /** Plays the sound, if it is on. */
  play: () => void;
}

/** Whether a new order plays a sound: off by default, and stored on the device. */
export function useOrderSound(): OrderSound {
  const [on, setOn] = useState(() => deviceStore.read(KEY) === ON);
  return {
    on,
    turn: () => {
      deviceStore.write(KEY, on ? null : ON);
      setOn(!on);
      if (!on) playNewOrderSound();
    },
    play: () => {
      if (on) playNewOrderSound();
    },
  };
}

const TONES = [
  { hertz: 880, at: 0 },
  { hertz: 1320, at: 0.16 },
] as const;
const TONE_SECONDS = 0.22;
const LOUDNESS = 0.15;

let context: AudioContext | null = null;

/** Two short tones, generated, so that no file has to be fetched. Browsers allow sound only after an interaction. */
function playNewOrderSound(): void {
  context ??= new AudioContext();
  const sounding = context;
  void sounding.resume().then(() => {
    for (const { hertz, at } of TONES) tone(sounding, hertz, sounding.currentTime + at);
  });
}

function tone(sounding: AudioContext, hertz: number, start: number): void {
  const source = sounding.createOscillator();
  const volume = sounding.createGain();
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
  source.connect(volume).connect(sounding.destination);
  source.start(start);
  source.stop(start + TONE_SECONDS);
}
