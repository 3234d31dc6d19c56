import { AppError, replyReasons } from '#domain/app-error.ts'

/** Why one order was refused; any other failure fails the whole call. */
export const refusal = (error: unknown) => {
  if (!(error instanceof AppError)) throw error
  const { code } = error
  const { fields: _fields, fieldReasons: _reasons, ...why } = replyReasons(error)
  return { code, ...why }
}
