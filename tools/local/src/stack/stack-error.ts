/** A failure that its message explains in full: shown as one line, without a stack trace. */
export class StackError extends Error {
  override name = 'StackError'
}
