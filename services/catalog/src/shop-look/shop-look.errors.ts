import { contrastOfLetters, READABLE, readableColor, Refusal } from '@larder/kernel';

export const unreadable = (color: string): Refusal =>
  new Refusal(
    'invalid',
    `Letters on ${color} cannot be read: their contrast is ${contrastOfLetters(color)}, and ${READABLE} is needed. ${readableColor(color)} would do.`,
  );
