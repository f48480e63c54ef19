import '../styles/print-sheets.css';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '../ui/use-latest.ts';

interface PrintSheetProps {
  title: string;
  /** Shown below the title. */
  about: string;
  /** Content next to the title. */
  beside: ReactNode;
  children: ReactNode;
  onPrinted: () => void;
}

/** Prints its content as soon as it is rendered, and nothing else of the page. */
export function Printed({ children, onPrinted }: Pick<PrintSheetProps, 'children' | 'onPrinted'>) {
  const done = useLatest(onPrinted);
  useEffect(() => {
    const finish = (): void => done.current();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [done]);
  return createPortal(<div className="print-sheets">{children}</div>, document.body);
}

/** A sheet for the printer. */
export function PrintSheet({ title, about, beside, children, onPrinted }: PrintSheetProps) {
  return (
    <Printed onPrinted={onPrinted}>
      <article className="print-sheet">
        <header className="print-head">
          <div>
            <h2 className="print-number">{title}</h2>
            <p className="print-restaurant">{about}</p>
          </div>
          <div className="text-right">{beside}</div>
        </header>
        {children}
      </article>
    </Printed>
  );
}
