import type { CategoryIcon, ColorScheme } from '@larder/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'restaurant_category' })
export class RestaurantCategoryEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ name: 'color_scheme', type: 'text' })
  colorScheme!: ColorScheme;

  @Column({ type: 'text' })
  icon!: CategoryIcon;

  @Column({ type: 'boolean' })
  active!: boolean;

  @Column({ name: 'display_order', type: 'int' })
  displayOrder!: number;
}
