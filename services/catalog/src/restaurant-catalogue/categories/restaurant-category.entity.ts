import type { RestaurantCategoryState } from '@larder/contracts';
import type { CategoryIcon, ColorScheme } from '@larder/kernel';
import { tableOf, type Table } from '@larder/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'restaurant_category' })
export class RestaurantCategoryEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') slug!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) chineseName?: string | null;
  @Column('text') colorScheme!: ColorScheme;
  @Column('text') icon!: CategoryIcon;
  @Column('boolean') active!: boolean;
  @Column('int') displayOrder!: number;
}

export const RESTAURANT_CATEGORY: Table<RestaurantCategoryState> =
  tableOf(RestaurantCategoryEntity).sparse('chineseName');
