import { DELIMITED, FIXED_64, VARINT } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import { isMessage } from './messages/message-type.ts'
import type { Field, FieldType, Message, MessageType } from './messages/message-type.ts'

const isWhole = (value: unknown): value is number | bigint | string =>
  typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string'

const toInteger = (value: unknown): number | bigint => {
  if (!isWhole(value)) throw new TypeError('An integer must be a number or its digits')
  return typeof value === 'string' ? BigInt(value) : value
}

// Encoding never waits, so that one writer serves all.
const bytes = new ByteWriter()

const writeField = (id: number, type: FieldType, value: unknown): void => {
  if (typeof type === 'function') {
    bytes.varint(id * 8 + DELIMITED)
    const start = bytes.open()
    writeFields(type(), value)
    bytes.close(start)
  } else if (type === 'string') {
    bytes.varint(id * 8 + DELIMITED)
    bytes.text(String(value))
  } else if (type === 'bytes') {
    if (!(value instanceof Uint8Array)) throw new TypeError('Bytes must be a Uint8Array')
    bytes.varint(id * 8 + DELIMITED)
    bytes.chunk(value)
  } else if (type === 'double') {
    bytes.varint(id * 8 + FIXED_64)
    bytes.double(Number(value))
  } else {
    bytes.varint(id * 8 + VARINT)
    if (type === 'bool') bytes.varint(value ? 1 : 0)
    else if (typeof type === 'object') bytes.varint(numberOf(type, value))
    else bytes.integer(toInteger(value))
  }
}

const numberOf = (names: readonly string[], value: unknown): number => {
  const number = names.findIndex((name) => name === value)
  if (number < 0) throw new TypeError(`None of ${names.join(', ')}: ${String(value)}`)
  return number
}

/** A map is a list of messages of key and value. */
const writeMap = ({ id, type }: Field, map: Message): void => {
  for (const key of Object.keys(map)) {
    bytes.varint(id * 8 + DELIMITED)
    const start = bytes.open()
    writeField(1, 'string', key)
    writeField(2, type, map[key])
    bytes.close(start)
  }
}

const writeFields = (type: MessageType, message: unknown): void => {
  if (!isMessage(message)) throw new TypeError('A message must be an object')
  for (const name of Object.keys(message)) {
    const value = message[name]
    if (value === undefined || value === null || name === type.oneof) continue
    const field = type.byName.get(name)
    // What is asked for must not be left out in silence.
    if (!field) throw new TypeError(`There is no ${name} in this message to Firestore`)
    if (field.many === 'list' && Array.isArray(value))
      for (const one of value) writeField(field.id, field.type, one)
    else if (field.many === 'map' && isMessage(value)) writeMap(field, value)
    else writeField(field.id, field.type, value)
  }
}

/** A message as bytes, after `reserved` ones that the caller fills in. */
export const encodeMessage = (type: MessageType, message: unknown, reserved = 0): Buffer => {
  bytes.restart(reserved)
  writeFields(type, message)
  return bytes.copy()
}
