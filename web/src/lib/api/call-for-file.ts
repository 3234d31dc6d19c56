import type { CallName } from '@bartan/contract/api'
import type { Language } from '@bartan/contract/shop/languages'
import { showFile } from '../storage/save-file.ts'
import { transport, type Arguments } from './api-client.ts'

/** A large file takes longer than other replies. */
const LIMIT_MS = 60_000

type File = { file: Blob; headers: Headers }

/** A call that returns a file, such as a PDF, with the session's token, which a plain link would lack. */
export const callForFile = async <N extends CallName>(
  name: N,
  ...[parts]: Arguments<N>
): Promise<File> => {
  const options = { read: (response: Response) => response.blob(), limitMs: LIMIT_MS }
  const { reply, headers } = await transport(name, [parts, options])
  if (!(reply instanceof Blob)) throw new Error(`${name} did not answer a file`)
  return { file: reply, headers }
}

export type WantedDocument = { id: string; number: string; paper?: '80mm' }

/** Opens one of an order's documents as PDF, also with labels in Hindi if the page is in Hindi. */
export const openDocument = async (
  language: Language,
  { id, number, paper }: WantedDocument,
): Promise<void> => {
  const { file } = await callForFile('GET /api/orders/:id/documents/:number', {
    params: { id, number: `${number}.pdf` },
    query: { paper, lang: language === 'hi' ? 'hi' : undefined },
  })
  showFile(file, `${number.replaceAll('/', '-')}.pdf`)
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A file's text with its byte order mark, by which Excel recognizes UTF-8. */
export const textWithBom = async (response: Response): Promise<string> =>
  decoder.decode(await response.arrayBuffer())
