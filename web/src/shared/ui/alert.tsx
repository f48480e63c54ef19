import { sentenceOf } from '../api/api-error.ts';
import { languageOf } from '../chinese.ts';

interface AlertProps {
  /** A failure, shown as the server's sentence, or as the fallback when there is none. */
  error?: Error | null;
  fallback?: string;
  /** Our sentence, shown instead of the failure's. */
  children?: string | null;
  className?: string;
}

/** Why something failed, announced at once. Renders nothing without a failure or a sentence. */
export function Alert({ error = null, fallback = '', children = null, className = '' }: AlertProps) {
  const text = children ?? (error === null ? null : sentenceOf(error, fallback));
  if (text === null) return null;
  return (
    <p role="alert" lang={languageOf(text)} className={`font-semibold text-price wrap-anywhere ${className}`}>
      {text}
    </p>
  );
}
