import sharp from 'sharp';
import { contentName, makePicture, type MadePicture } from '../pictures/make-picture.js';
import { proposeColors } from './propose-colors.js';

/** The sides of the icon and of the picture inside it: launchers cut its corners. */
const ICON = { side: 512, inner: 400 } as const;
/** The side of the sample whose colours are counted. */
const SAMPLE = 96;

export interface MadeLogo {
  logo: MadePicture;
  icon: MadePicture;
  width: number;
  height: number;
  proposals: string[];
}

/** @throws Refusal as for any picture that is uploaded. */
export async function makeLogo(sent: Buffer): Promise<MadeLogo> {
  const logo = await makePicture(sent);
  const { width, height } = await sharp(logo.bytes).metadata();
  const margin = (ICON.side - ICON.inner) / 2;
  const bytes = await sharp(logo.bytes)
    .resize({ width: ICON.inner, height: ICON.inner, fit: 'contain', background: '#ffffff00' })
    .flatten({ background: '#ffffff' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const sample = await sharp(logo.bytes)
    .resize({ width: SAMPLE, height: SAMPLE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const icon = { name: `${contentName(bytes)}.png`, bytes };
  return { logo, icon, width, height, proposals: proposeColors(sample) };
}
