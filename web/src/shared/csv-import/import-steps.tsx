import { importTexts } from '../../texts/csv-import.ts';

/** Which of the four steps the import is at, from 0. */
export function ImportSteps({ current }: { current: number }) {
  return (
    <ol className="import-steps">
      {importTexts.steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current ? '' : undefined}
        >
          <span aria-hidden className="import-step-number">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
