import { decodeTable } from '@bartan/contract/csv/decode-table'

/** The text of a table's file. Reads only the start of one that is too large, to report it. */
export const textOfFile = async (file: Blob, maxBytes: number): Promise<string> =>
  decodeTable(new Uint8Array(await file.slice(0, maxBytes + 1).arrayBuffer()), file.size > maxBytes)
