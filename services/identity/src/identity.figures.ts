import { FigureSource } from '@larder/platform';

export class IdentityFigures extends FigureSource {
  override readonly hasCounts = true;
}
