import { FigureSource } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { LiveHub } from './live/live-hub.js';

@Injectable()
export class SystemOpsFigures extends FigureSource {
  override readonly queues = [
    { name: 'backups', table: 'system_ops.backup_job', about: `concat_ws(': ', kind, description)` },
    // Cannot be retried: the uploaded file is gone, and staff have to choose it again.
    { name: 'restores', table: 'system_ops.restore_job', refuses: true, about: 'phase', again: null },
  ];

  constructor(private readonly hub: LiveHub) {
    super();
  }

  override sockets(): number {
    return this.hub.size;
  }
}
