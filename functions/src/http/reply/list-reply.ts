import { Readable } from 'node:stream'
import type { Response } from 'express'
import { sendStream } from './send-stream.ts'

/** A list of ready JSON items, possibly as long as the catalog. */
export class ListReply {
  readonly texts: readonly string[]

  constructor(texts: readonly string[]) {
    this.texts = texts
  }
}

const ITEMS_PER_PIECE = 100

function* piecesOf(texts: readonly string[]): Generator<string> {
  yield '['
  for (let from = 0; from < texts.length; from += ITEMS_PER_PIECE)
    yield (from > 0 ? ',' : '') + texts.slice(from, from + ITEMS_PER_PIECE).join(',')
  yield ']'
}

/** In chunks, as fast as the client reads: the whole text of 10,000 products is 15 MB per caller. */
export const sendList = (res: Response, { texts }: ListReply): void => {
  res.type('json')
  sendStream(res, Readable.from(piecesOf(texts)))
}
