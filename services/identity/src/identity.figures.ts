import { FigureSource } from '@larder/platform';

export class IdentityFigures extends FigureSource {
  override readonly counts = { totalUsers: 'identity.staff_user' };
}
