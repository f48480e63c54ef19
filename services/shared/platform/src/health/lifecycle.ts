import { Injectable } from '@nestjs/common';

/** Whether this process still wants new work. */
@Injectable()
export class Lifecycle {
  private stopping = false;

  isStopping(): boolean {
    return this.stopping;
  }

  beginStopping(): void {
    this.stopping = true;
  }
}
