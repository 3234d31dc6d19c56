/** When the unreadable data was written: a later backup has it. In milliseconds. */
export type Missing = { readonly from: number; readonly to: number }

/** A complete description of what is wrong with a data folder. */
export class DataFolderError extends Error {
  readonly missing: Missing | undefined

  constructor(
    message: string,
    { missing, cause }: { missing?: Missing | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.missing = missing
  }
}
