import { ServiceReplicas } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { replicaView } from '../replicas/replica-view.js';
import { SystemWatch } from './system-watch.js';

@Controller('api/admin/system/services')
export class ReplicasController {
  constructor(private readonly watch: SystemWatch) {}

  @Access('admin')
  @Answers(ServiceReplicas)
  @Get()
  @Header('cache-control', 'no-store')
  async replicas(): Promise<ServiceReplicas> {
    const { replicas, at } = await this.watch.observation();
    return replicaView(replicas, at);
  }
}
