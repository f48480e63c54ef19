import '../meter.css';
import { passwordAdvice, passwordScore, STRONG_ENOUGH, strengthLabel, type PasswordAdvice } from '@larder/kernel';
import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { userTexts } from '../../../texts/users.ts';
import { strengthNames } from '../../../texts/words.ts';

const PAUSE_MS = 500;
const ADVICE = Object.keys(userTexts.requirements) as (keyof PasswordAdvice)[];

/** The strength of the password being typed. Only advice: nothing is refused for it. */
export function PasswordStrength({ password }: { password: string }) {
  const score = passwordScore(password);
  const label = strengthNames[strengthLabel(score)];
  const advice = passwordAdvice(password);
  const open = ADVICE.filter((each) => !advice[each]).length;
  const announced = useAfterPause(score < STRONG_ENOUGH ? userTexts.advice(open) : userTexts.strengthIs(label, score));
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex items-center gap-3">
        <meter
          aria-label={userTexts.strength}
          aria-valuetext={userTexts.strengthIs(label, score)}
          className="meter"
          min={0}
          low={30}
          high={STRONG_ENOUGH}
          optimum={100}
          max={100}
          value={score}
        />
        <span className="min-w-24 font-semibold">{label}</span>
      </div>
      {score < STRONG_ENOUGH && (
        <ul className="grid gap-1">
          {ADVICE.map((each) => {
            const Icon = advice[each] ? Check : Circle;
            return (
              <li key={each} className={`flex items-center gap-2 ${advice[each] ? 'text-good' : 'text-ink-2'}`}>
                <Icon size={16} strokeWidth={1.75} className="flex-none" aria-hidden />
                {userTexts.requirements[each]}
                <span className="sr-only">({advice[each] ? userTexts.done : userTexts.stillOpen})</span>
              </li>
            );
          })}
        </ul>
      )}
      <output className="sr-only">{announced}</output>
    </div>
  );
}

/** A debounced text: screen readers announce the result of typing, not each key. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
