import type { Missing } from '@bartan/firestore-emulator/sqlite/data-folder-error'

type Options = { cause?: unknown; missing?: Missing | undefined }

/** A failure that its message explains in full: shown as one line, without a stack trace. */
export class StackError extends Error {
  override name = 'StackError'
  /** When what can't be read was written, for whoever looks for a backup. */
  readonly missing: Missing | undefined

  constructor(message: string, { cause, missing }: Options = {}) {
    super(message, { cause })
    this.missing = missing
  }
}
