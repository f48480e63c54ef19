import { Injectable } from '@nestjs/common';

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
