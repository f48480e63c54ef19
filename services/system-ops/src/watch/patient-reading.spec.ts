import { describe, expect, it } from '@jest/globals';
import { PatientReading } from './machine/machine.js';

describe('a reading that may hang', () => {
  it('a reading that is late gives the last known value and is not started twice', async () => {
    const answers: ((value: string) => void)[] = [];
    const reading = new PatientReading(
      async () => await new Promise<string>((resolve) => void answers.push(resolve)),
      'nothing yet',
      20,
    );
    expect(await reading.read()).toBe('nothing yet');
    expect(await reading.read()).toBe('nothing yet');
    expect(answers).toHaveLength(1);
    answers[0]?.('read at last');
    await Promise.resolve();
    const next = reading.read();
    answers.at(-1)?.('read again');
    expect(await next).toMatch(/^read a/);
  });

  it('a reading fails with the error of its source, and is tried again next time', async () => {
    let times = 0;
    const reading = new PatientReading(
      async () => {
        times += 1;
        if (times === 1) throw new Error('no such folder');
        return await Promise.resolve(times);
      },
      0,
      1_000,
    );
    await expect(reading.read()).rejects.toThrow('no such folder');
    expect(await reading.read()).toBe(2);
  });
});
