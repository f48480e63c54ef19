import '../styles/signage-tokens.css';
import './screen-picture.css';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ScreenPictureProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A preview of a television of 1920 × 1080, as large as possible, without controls. */
export function ScreenPicture({ label, className = '', children }: ScreenPictureProps) {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const stage: CSSProperties = { transform: `scale(${width / 1920})` };
  return (
    <figure ref={frame} aria-label={label} className="sg-picture">
      <div className={`sg-picture-stage ${className}`} style={stage} inert>
        {children}
      </div>
    </figure>
  );
}
