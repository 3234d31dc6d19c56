/** A failure whose message explains everything: printed without a stack. */
export class BootstrapError extends Error {
  name = 'BootstrapError'
}
