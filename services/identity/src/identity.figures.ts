import { FigureSource } from '@larder/platform';

/** Who may sign in, by number. */
export class IdentityFigures extends FigureSource {
  override readonly counts = { totalUsers: 'identity.staff_user' };
}
