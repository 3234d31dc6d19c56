/** When what can't be read was written: a backup from after that has it. In milliseconds. */
export type Missing = { readonly from: number; readonly to: number }

/** Says in full what is wrong with a data folder. */
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
