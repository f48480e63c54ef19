import { sentenceOf } from '../../../shared/api/api-error.ts';
import { screenFormTexts } from '../../../texts/screens.ts';

/** What the server said of a form that it refused. What was typed stays. */
export function Failure({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <p role="alert" className="font-semibold text-price">
      {sentenceOf(error, screenFormTexts.failed)}
    </p>
  );
}
