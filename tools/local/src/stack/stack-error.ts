import type { Missing } from '@bartan/firestore-emulator/sqlite/data-folder-error'

type Options = { cause?: unknown; missing?: Missing | undefined }

/** A failure explained fully by its message: shown as one line, without a stack trace. */
export class StackError extends Error {
  override name = 'StackError'
  /** When the unreadable data was written, to find a backup. */
  readonly missing: Missing | undefined

  constructor(message: string, { cause, missing }: Options = {}) {
    super(message, { cause })
    this.missing = missing
  }
}
