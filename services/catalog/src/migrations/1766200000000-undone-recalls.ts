import { noteChangesOf, sqlMigration } from '@larder/platform';

/** A recall, which takes a product out of batches, can be undone. */
export const UndoneRecalls1766200000000 = sqlMigration(
  'UndoneRecalls1766200000000',
  noteChangesOf('catalog', { price_batch_exception: ['INSERT', 'DELETE'] }),
  'DROP TRIGGER note_insert ON catalog.price_batch_exception; DROP TRIGGER note_delete ON catalog.price_batch_exception',
);
