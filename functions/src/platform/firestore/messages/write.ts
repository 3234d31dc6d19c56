import { arrayValue, document, documentMask, precondition, timestamp, value } from './document.ts'
import { message } from './message-type.ts'

/** google/firestore/v1/write.proto. */

const fieldTransform = message({
  fieldPath: [1, 'string'],
  setToServerValue: [2, ['SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME']],
  increment: [3, () => value],
  maximum: [4, () => value],
  minimum: [5, () => value],
  appendMissingElements: [6, () => arrayValue],
  removeAllFromArray: [7, () => arrayValue],
})

const documentTransform = message({
  document: [1, 'string'],
  fieldTransforms: [2, () => fieldTransform, 'list'],
})

export const write = message({
  update: [1, () => document],
  delete: [2, 'string'],
  transform: [6, () => documentTransform],
  updateMask: [3, () => documentMask],
  updateTransforms: [7, () => fieldTransform, 'list'],
  currentDocument: [4, () => precondition],
})

export const writeResult = message({
  updateTime: [1, () => timestamp],
  transformResults: [2, () => value, 'list'],
})

/** google.rpc.Status */
export const status = message({ code: [1, 'int32'], message: [2, 'string'] })
