import { parseDocumentName } from '#engine/path.ts'
import type { Call } from './call.ts'
import { readMask } from './wire/document.ts'
import type { WireDocument, WireMask, WirePrecondition } from './wire/messages.ts'
import { readFields } from './wire/value.ts'
import { readPrecondition } from './wire/write.ts'
import { writeAndRead } from './write-and-read.ts'

type Request = {
  readonly document?: WireDocument
  readonly updateMask?: WireMask
  readonly mask?: WireMask
  readonly currentDocument?: WirePrecondition
}

export const updateDocument = (call: Call, request: Request) => {
  const { database, path } = parseDocumentName(request.document?.name ?? '')
  return writeAndRead(
    call,
    database,
    {
      kind: 'set',
      path,
      fields: readFields(request.document?.fields),
      mask: readMask(request.updateMask),
      transforms: [],
      precondition: readPrecondition(request.currentDocument),
    },
    request.mask,
  )
}
