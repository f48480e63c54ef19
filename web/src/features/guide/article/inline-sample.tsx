import { ROLE_LABELS, type OrderStatus, type Role } from '@larder/kernel';
import { Check, ChefHat, CircleCheck, CircleSlash, Clock, Package, Truck, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CategoryBadge } from '../../../shared/restaurant-category/category-badge.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DiscountTag } from '../../../shared/ui/discount-tag.tsx';
import { connectionTexts } from '../../../texts/connection.ts';
import { guideTexts } from '../../../texts/guide/guide-page.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import styles from './guide-article.module.css';

const { statuses } = ordersTexts;

const STATUS = {
  pending: (
    <Badge tone="paused" icon={Clock}>
      {statuses.pending}
    </Badge>
  ),
  confirmed: (
    <Badge tone="info" icon={Check}>
      {statuses.confirmed}
    </Badge>
  ),
  preparing: (
    <Badge className={styles.guidePreparing} icon={ChefHat}>
      {statuses.preparing}
    </Badge>
  ),
  ready: (
    <Badge tone="good" icon={Package}>
      {statuses.ready}
    </Badge>
  ),
  delivered: <Badge icon={Truck}>{statuses.delivered}</Badge>,
  cancelled: (
    <Badge tone="danger" icon={X}>
      {statuses.cancelled}
    </Badge>
  ),
} satisfies Record<OrderStatus, ReactNode>;

const ROLE = {
  admin: <Badge tone="good">{ROLE_LABELS.admin}</Badge>,
  order: <Badge tone="info">{ROLE_LABELS.order}</Badge>,
  'read-only': <Badge>{ROLE_LABELS['read-only']}</Badge>,
} satisfies Record<Role, ReactNode>;

const SCREEN = {
  live: (
    <Badge tone="good" icon={CircleCheck}>
      {productListTexts.systemLive}
    </Badge>
  ),
  lost: (
    <Badge tone="paused" icon={WifiOff}>
      {connectionTexts.lost}
    </Badge>
  ),
  'sold-out': <Badge icon={CircleSlash}>{wholesaleTexts.soldOut}</Badge>,
  category: <CategoryBadge name="Proteins" look={{ colorScheme: 'red', icon: 'Beef' }} />,
  discount: <DiscountTag percent={18} spoken={guideTexts.percentOff(18)} />,
};

/** Pieces of the screens, by the name and the value that the guide's texts give. */
export const SAMPLES: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  status: STATUS,
  role: ROLE,
  screen: SCREEN,
};
