import type { Document } from '#engine/document.ts'
import { maskFields, parseFieldPath, isDocumentName, type FieldPath } from '#engine/field-path.ts'
import { documentName } from '#engine/path.ts'
import type { WireDocument, WireMask } from './messages.ts'
import { writeFields, writeTimestamp } from './value.ts'

export const readMask = (mask: WireMask | undefined): readonly FieldPath[] | undefined =>
  mask?.fieldPaths?.map(parseFieldPath) ?? (mask ? [] : undefined)

export const writeDocument = (
  database: string,
  { path, fields, createTime, updateTime }: Document,
  mask?: readonly FieldPath[],
): WireDocument => ({
  name: documentName(database, path),
  fields: writeFields(
    mask
      ? maskFields(
          fields,
          mask.filter((field) => !isDocumentName(field)),
        )
      : fields,
  ),
  createTime: writeTimestamp(createTime),
  updateTime: writeTimestamp(updateTime),
})
