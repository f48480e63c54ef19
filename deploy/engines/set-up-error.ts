/** A problem of this machine; the message is one sentence for the user. */
export class SetUpError extends Error {}
