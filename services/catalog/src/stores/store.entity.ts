import type { StoreStatus } from '@larder/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'store' })
export class StoreEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ name: 'chinese_name', type: 'text', nullable: true })
  chineseName!: string | null;

  @Column({ type: 'text' })
  address!: string;

  @Column({ type: 'text' })
  phone!: string;

  @Column({ name: 'time_zone', type: 'text' })
  timeZone!: string;

  @Column({ name: 'opening_hours', type: 'text' })
  openingHours!: string;

  @Column({ type: 'text' })
  status!: StoreStatus;

  @Column({ name: 'last_updated_at', type: 'timestamptz', nullable: true })
  lastUpdatedAt!: Date | null;

  @Column({ name: 'is_default', type: 'boolean' })
  isDefault!: boolean;

  @Column({ type: 'boolean' })
  active!: boolean;
}
