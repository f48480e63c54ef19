import { Flag } from './fields/choice.field.js';
import { Id } from './fields/text.field.js';

/** The path parameters of the many routes that end in {id}. */
export class IdParams {
  @Id() id!: string;
}

export class DeletedRow {
  @Flag() success!: boolean;
  @Id() id!: string;
}
