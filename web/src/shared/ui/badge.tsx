import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface BadgeProps {
  tone?: 'good' | 'paused' | 'quiet' | 'danger' | 'info' | 'violet';
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** A state as text, colour and, if given, icon, so that colour is not the only sign. */
export function Badge({ tone = 'quiet', icon: Icon, className = '', children }: BadgeProps) {
  return (
    <span className={`status-chip ${className}`} data-tone={tone}>
      {Icon !== undefined && <Icon size={16} strokeWidth={1.75} className="flex-none" aria-hidden />}
      {children}
    </span>
  );
}
