import { TriangleAlert } from 'lucide-react';

/** Notes before publishing; renders nothing without any. */
export function OverflowNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1 border-l-4 border-turmeric-ink bg-turmeric-tint px-4 py-2">
      {notes.map((note) => (
        <li key={note} className="flex items-start gap-2">
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 flex-none" />
          <span className="wrap-anywhere">{note}</span>
        </li>
      ))}
    </ul>
  );
}
