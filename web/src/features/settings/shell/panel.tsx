import { useId, type ReactNode } from 'react';
import styles from './settings.module.css';

interface PanelProps {
  title: string;
  hint?: ReactNode;
  /** Stands beside the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a tab. */
export function Panel({ title, hint, aside, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section className={`${styles.settingsPanel} ${className}`} aria-labelledby={id}>
      <header className={styles.settingsPanelHead}>
        <div className="min-w-0">
          <h2 id={id} className="text-xl font-extrabold">
            {title}
          </h2>
          {hint !== undefined && <p className="text-sm text-ink-2">{hint}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
