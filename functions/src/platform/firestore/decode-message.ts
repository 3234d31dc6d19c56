import { ByteReader, DELIMITED } from './byte-reader.ts'
import { isMessage } from './messages/message-type.ts'
import type { Field, FieldType, Message, MessageType } from './messages/message-type.ts'

const KEY = 1 * 8 + DELIMITED
const VALUE = 2 * 8 + DELIMITED

const readValue = (reader: ByteReader, type: FieldType, limit: number): unknown => {
  if (typeof type === 'function') return readMessage(reader, type(), reader.end(limit))
  if (type === 'string') return reader.text(reader.end(limit))
  if (type === 'bytes') return reader.chunk(reader.end(limit))
  if (type === 'double') return reader.double()
  const number = reader.integer()
  if (type === 'bool') return number !== 0
  return typeof type === 'object' ? type[number] : number
}

/** One name and value of a map, which come as a message of their own. */
const readEntry = (reader: ByteReader, { type }: Field, map: Message, limit: number): void => {
  const end = reader.end(limit)
  let key = ''
  let value: unknown
  while (reader.at < end) {
    const tag = reader.integer()
    if (tag === KEY) key = reader.text(reader.end(end))
    else if (tag === VALUE) value = readValue(reader, type, end)
    else reader.skip(tag % 8, end)
  }
  map[key] = value
}

const readField = (reader: ByteReader, field: Field, message: Message, limit: number): void => {
  const known = message[field.name]
  if (field.many === 'map' && isMessage(known)) readEntry(reader, field, known, limit)
  else if (Array.isArray(known)) known.push(readValue(reader, field.type, limit))
  else message[field.name] = readValue(reader, field.type, limit)
}

const emptyOf = ({ many }: Field): unknown => {
  if (many === 'list') return []
  return many === 'map' ? {} : 0
}

const readMessage = (reader: ByteReader, type: MessageType, end: number): Message => {
  const message: Message = {}
  for (const field of type.expected) message[field.name] = emptyOf(field)
  while (reader.at < end) {
    const tag = reader.integer()
    const field = type.byId[Math.floor(tag / 8)]
    if (field) {
      readField(reader, field, message, end)
      if (type.oneof) message[type.oneof] = field.name
    } else reader.skip(tag % 8, end)
  }
  return message
}

export const decodeMessage = (type: MessageType, bytes: Buffer): Message =>
  readMessage(new ByteReader(bytes), type, bytes.length)
