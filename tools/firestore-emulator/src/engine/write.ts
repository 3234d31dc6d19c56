import { momentOf, type Micros } from './clock.ts'
import { checkDocument } from './document-limits.ts'
import type { Document } from './document.ts'
import { Failure } from './failure.ts'
import { getField, withField, type FieldPath } from './field-path.ts'
import { documentName } from './path.ts'
import { applyTransforms, type Transform } from './transforms.ts'
import { identicalFields } from './value-order.ts'
import type { Fields, Value } from './value.ts'

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Micros }

export type Write = {
  readonly path: string
  readonly precondition?: Precondition | undefined
} & (
  | { readonly kind: 'delete' }
  /** Changes nothing: the commit depends on the precondition. */
  | { readonly kind: 'verify' }
  | {
      readonly kind: 'set'
      readonly fields: Fields
      /** Absent: replace the document. Present: change only these fields. */
      readonly mask?: readonly FieldPath[] | undefined
      readonly transforms: readonly Transform[]
    }
)

export type Written = {
  readonly after: Document | undefined
  readonly transformResults: readonly Value[]
}

const iso = (micros: Micros) => {
  const { seconds, nanos } = momentOf(micros)
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19)
  return `${whole}.${String(nanos / 1000).padStart(6, '0')}Z`
}

const checkPrecondition = (
  database: string,
  { path, precondition, kind }: Write,
  before: Document | undefined,
) => {
  if (!precondition) return
  const name = documentName(database, path)
  if ('exists' in precondition) {
    if (precondition.exists && !before)
      throw new Failure('NOT_FOUND', `No document to ${kind === 'set' ? 'update' : kind}: ${name}`)
    if (!precondition.exists && before)
      throw new Failure('ALREADY_EXISTS', `Document already exists: ${name}`)
    return
  }
  if (!before)
    throw new Failure(
      'FAILED_PRECONDITION',
      `the document ${name} does not exist, so it cannot match the required base version (${iso(precondition.updateTime)})`,
    )
  if (before.updateTime !== precondition.updateTime)
    throw new Failure(
      'FAILED_PRECONDITION',
      `the stored version (${iso(before.updateTime)}) of ${name} does not match the required base version (${iso(precondition.updateTime)})`,
    )
}

/** Sets masked paths that the new document has, and deletes the others; of overlapping paths the outer one decides. */
const mergeMasked = (current: Fields, update: Fields, mask: readonly FieldPath[]): Fields => {
  let merged = current
  for (const path of mask) merged = withField(merged, path, getField(update, path))
  return merged
}

/** The document after a write. Throws the caller's error if the write is refused. */
export const applyWrite = (
  database: string,
  write: Write,
  before: Document | undefined,
  now: Micros,
): Written => {
  checkPrecondition(database, write, before)
  if (write.kind === 'delete') return { after: undefined, transformResults: [] }
  if (write.kind === 'verify') return { after: before, transformResults: [] }
  const base = before?.fields ?? new Map<string, Value>()
  const updated = write.mask ? mergeMasked(base, write.fields, write.mask) : write.fields
  const { fields, results } = applyTransforms(updated, write.transforms, now)
  if (before && identicalFields(before.fields, fields))
    return { after: before, transformResults: results }
  const { path } = write
  checkDocument(database, path, fields)
  const after = { path, fields, createTime: before?.createTime ?? now, updateTime: now }
  return { after, transformResults: results }
}
