import { CHINESE } from '../../shared/chinese.ts';
import type { ClockWords } from './clock/clock-words.ts';
import { Flap } from './flaps/flap.tsx';
import { clockCell } from './rows/faces-of.ts';
import { characterLook } from './rows/text-look.ts';

interface TerminalClockProps {
  words: ClockWords;
  /** The time that fades away; null while none does. */
  leaving: string | null;
}

/** The time and the day. Nothing announces them: whoever wants to know looks. */
export function TerminalClock({ words, leaving }: TerminalClockProps) {
  return (
    <div className="terminal-clock">
      <p className="terminal-date">
        <span>{words.date}</span>
        <span lang={CHINESE}>{words.chineseDate}</span>
      </p>
      <p className="terminal-time">
        <time className="sg-hidden">{words.time}</time>
        <ClockFlaps time={words.time} turns />
        {leaving !== null && (
          <span className="terminal-leaving" aria-hidden>
            <ClockFlaps time={leaving} turns={false} />
          </span>
        )}
      </p>
    </div>
  );
}

function ClockFlaps({ time, turns }: { time: string; turns: boolean }) {
  return (
    <span className="terminal-digits">
      {time.split('').map((text, at) => (
        <Flap key={at} cell={turns ? clockCell(at) : undefined} text={text} look={characterLook(text)} hidden />
      ))}
    </span>
  );
}
