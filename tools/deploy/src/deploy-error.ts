/** What the person at the keyboard has to do differently; shown without a stack. */
export class DeployError extends Error {}
