import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { appTexts } from '../texts/app.ts';

/** Catches what no page caught, a page's code that could not be fetched after a new release included. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="mx-auto grid min-h-dvh max-w-[65ch] content-center justify-items-start gap-4 p-6">
        <h1 className="text-3xl font-extrabold">{appTexts.crashTitle}</h1>
        <p>{appTexts.crashBody}</p>
        <Button tone="primary" onClick={() => location.reload()}>
          {appTexts.crashAction}
        </Button>
      </main>
    );
  }
}
