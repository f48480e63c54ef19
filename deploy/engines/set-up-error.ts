/** Something about this machine stands in the way; the message is one sentence for the person who typed the command. */
export class SetUpError extends Error {}
