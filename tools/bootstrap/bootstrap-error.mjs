/** A failure that its message explains in full: shown as it is, without a stack. */
export class BootstrapError extends Error {
  name = 'BootstrapError'
}
