import type { ComponentProps, ReactNode } from 'react';

/** A checkbox in a list, with space for a finger. */
export function SelectBox({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="inline-flex min-h-9 min-w-7 items-center pointer-coarse:-mr-1 pointer-coarse:-ml-3 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center">
      <input {...rest} type="checkbox" className="checkbox" aria-label={label} />
    </label>
  );
}

interface SelectAllBoxProps {
  label: string;
  /** The number of selected items. */
  selected: number;
  /** Whether all of them are selected. */
  all: boolean;
  pending?: boolean;
  onSelectAll: () => void;
  onClear: () => void;
}

/** Checked when all are selected, mixed when some are. */
export function SelectAllBox({ label, selected, all, pending = false, onSelectAll, onClear }: SelectAllBoxProps) {
  return (
    <SelectBox
      ref={(box) => {
        if (box !== null) box.indeterminate = selected > 0 && !all;
      }}
      label={label}
      aria-busy={pending}
      checked={all}
      onChange={() => (all ? onClear() : onSelectAll())}
    />
  );
}

/** A bar at the lower edge of the window, so that selecting does not move the list. The last child of its page. */
export function SelectionBar({ label, part, children }: { label: string; part: string; children: ReactNode }) {
  return (
    <section
      data-part={part}
      className="screen-only sticky bottom-14 lg:bottom-0 z-10 -mx-4 mt-auto grid gap-2 border-t-2 border-brand bg-surface px-4 py-2 shadow-[0_-8px_16px_-10px_#14201a40] md:-mx-6 md:px-6"
      aria-label={label}
    >
      {children}
    </section>
  );
}

/** The selection and its actions. */
export function SelectionActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 [&_.button]:min-h-10 [&_.button]:px-3 [&_.field]:min-h-10 pointer-coarse:[&_.button]:min-h-11">
      {children}
    </div>
  );
}
