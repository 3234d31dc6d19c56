/** A user's mistake; shown without a stack. */
export class DeployError extends Error {}
