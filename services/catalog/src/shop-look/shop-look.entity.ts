import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalog', name: 'shop_look' })
export class ShopLookEntity {
  @PrimaryColumn('boolean') onlyOne!: boolean;
  @Column('text', { nullable: true }) logoUrl!: string | null;
  @Column('int', { nullable: true }) logoWidth!: number | null;
  @Column('int', { nullable: true }) logoHeight!: number | null;
  /** A square PNG of the logo. */
  @Column('text', { nullable: true }) iconUrl!: string | null;
  @Column('text', { nullable: true }) color!: string | null;
  /** Colours of the logo, the strongest first. */
  @Column('text', { array: true }) proposals!: string[];
}
