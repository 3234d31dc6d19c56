import type { CallName } from '@bartan/contract/api'
import { transport } from './api-client.ts'
import type { Arguments } from './api-client.ts'

/** A file of many pages takes longer than other replies. */
const LIMIT_MS = 60_000

type File = { file: Blob; headers: Headers }

/** A call whose reply is a file, such as a PDF, with the session's token, which a plain link would lack. */
export const callForFile = async <N extends CallName>(
  name: N,
  ...[parts]: Arguments<N>
): Promise<File> => {
  const options = { read: (response: Response) => response.blob(), limitMs: LIMIT_MS }
  const { reply, headers } = await transport(name, [parts, options])
  if (!(reply instanceof Blob)) throw new Error(`${name} did not answer a file`)
  return { file: reply, headers }
}
