const TONES = [
  { hertz: 880, at: 0 },
  { hertz: 1320, at: 0.16 },
] as const;
const TONE_SECONDS = 0.22;
const LOUDNESS = 0.15;

let context: AudioContext | null = null;

/** Two short tones, made here: no file has to be fetched. Browsers let a page sound only after somebody has used it. */
export function playNewOrderSound(): void {
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
