import { message } from './message-type.ts'
import type { MessageType } from './message-type.ts'

/** google/firestore/v1/document.proto and common.proto. */

export const timestamp = message({ seconds: [1, 'int64'], nanos: [2, 'int32'] })

const latLng = message({ latitude: [1, 'double'], longitude: [2, 'double'] })
export const arrayValue = message({ values: [1, () => value, 'list'] })
const mapValue = message({ fields: [1, () => value, 'map'] })

export const value: MessageType = message(
  {
    nullValue: [11, ['NULL_VALUE']],
    booleanValue: [1, 'bool'],
    integerValue: [2, 'int64'],
    doubleValue: [3, 'double'],
    timestampValue: [10, () => timestamp],
    stringValue: [17, 'string'],
    bytesValue: [18, 'bytes'],
    referenceValue: [5, 'string'],
    geoPointValue: [8, () => latLng],
    arrayValue: [9, () => arrayValue],
    mapValue: [6, () => mapValue],
  },
  'valueType',
)

export const document = message({
  name: [1, 'string'],
  fields: [2, () => value, 'map'],
  createTime: [3, () => timestamp],
  updateTime: [4, () => timestamp],
})

export const documentMask = message({ fieldPaths: [1, 'string', 'list'] })

export const precondition = message({ exists: [1, 'bool'], updateTime: [2, () => timestamp] })

const readOnly = message({ readTime: [2, () => timestamp] })
const readWrite = message({ retryTransaction: [1, 'bytes'] })

export const transactionOptions = message({
  readOnly: [2, () => readOnly],
  readWrite: [3, () => readWrite],
})
