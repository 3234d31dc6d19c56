import type { WriteResult } from '#engine/database.ts'
import { invalid } from '#engine/failure.ts'
import { parseFieldPath } from '#engine/field-path.ts'
import { inDatabase, parseDocumentName } from '#engine/path.ts'
import type { Transform } from '#engine/transforms.ts'
import type { Precondition, Write } from '#engine/write.ts'
import { readMask } from './document.ts'
import type {
  WireFieldTransform,
  WirePrecondition,
  WireWrite,
  WireWriteResult,
} from './messages.ts'
import {
  readFields,
  readMicros,
  readValue,
  readValues,
  writeTimestamp,
  writeValue,
} from './value.ts'

export const readPrecondition = (wire: WirePrecondition | undefined): Precondition | undefined => {
  if (wire?.exists !== undefined) return { exists: wire.exists }
  return wire?.updateTime ? { updateTime: readMicros(wire.updateTime) } : undefined
}

const readTransform = (wire: WireFieldTransform): Transform => {
  const path = parseFieldPath(wire.fieldPath ?? '')
  switch (wire.transformType ?? '') {
    case 'setToServerValue':
      if (wire.setToServerValue !== 'REQUEST_TIME')
        throw invalid(`Unknown server value ${wire.setToServerValue}`)
      return { path, kind: 'serverTimestamp' }
    case 'increment':
      return { path, kind: 'increment', operand: readValue(wire.increment ?? {}) }
    case 'maximum':
      return { path, kind: 'maximum', operand: readValue(wire.maximum ?? {}) }
    case 'minimum':
      return { path, kind: 'minimum', operand: readValue(wire.minimum ?? {}) }
    case 'appendMissingElements':
      return { path, kind: 'union', values: readValues(wire.appendMissingElements?.values) }
    case 'removeAllFromArray':
      return { path, kind: 'remove', values: readValues(wire.removeAllFromArray?.values) }
    default:
      throw invalid(`The transform of field ${wire.fieldPath} has no operation`)
  }
}

export const readWrite = (database: string, wire: WireWrite): Write => {
  const precondition = readPrecondition(wire.currentDocument)
  const place = (name = '') => inDatabase(parseDocumentName(name), database)
  if (wire.delete !== undefined) return { kind: 'delete', path: place(wire.delete), precondition }
  if (wire.verify !== undefined) return { kind: 'verify', path: place(wire.verify), precondition }
  if (wire.update)
    return {
      kind: 'set',
      path: place(wire.update.name),
      precondition,
      fields: readFields(wire.update.fields),
      mask: readMask(wire.updateMask),
      transforms: (wire.updateTransforms ?? []).map(readTransform),
    }
  if (wire.transform)
    return {
      kind: 'set',
      path: place(wire.transform.document),
      precondition,
      fields: new Map(),
      mask: [],
      transforms: (wire.transform.fieldTransforms ?? []).map(readTransform),
    }
  throw invalid('A write has no operation')
}

export const writeResult = ({ updateTime, transformResults }: WriteResult): WireWriteResult => ({
  ...(updateTime === undefined ? {} : { updateTime: writeTimestamp(updateTime) }),
  transformResults: transformResults.map(writeValue),
})
