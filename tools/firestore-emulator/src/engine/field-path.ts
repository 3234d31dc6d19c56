import { invalid } from './failure.ts'
import type { Fields, Value } from './value.ts'

/** The names leading to a field: `a.b` is ['a', 'b']. */
export type FieldPath = readonly string[]

const NAME_FIELD = '__name__'
export const DOCUMENT_NAME: FieldPath = [NAME_FIELD]
export const isDocumentName = (path: FieldPath) => path.length === 1 && path[0] === NAME_FIELD

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/
const RESERVED = /^__.*__$/s
const MAX_NAME_BYTES = 1500

const quote = (name: string) =>
  SIMPLE.test(name) ? name : `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``

export const formatFieldPath = (path: FieldPath) => path.map(quote).join('.')

/** Reads a quoted name that starts at `start`; returns it with the index after its closing quote. */
const readQuoted = (text: string, start: number): [string, number] => {
  let name = ''
  let i = start + 1
  while (i < text.length && text[i] !== '`') {
    if (text[i] === '\\') i++
    name += text[i] ?? ''
    i++
  }
  if (i >= text.length)
    throw invalid(`Invalid property path "${text}": a back quote is not closed.`)
  return [name, i + 1]
}

/** https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#document (fields) */
export const parseFieldPath = (text: string): FieldPath => {
  const path: string[] = []
  let i = 0
  do {
    let name: string
    if (text[i] === '`') {
      ;[name, i] = readQuoted(text, i)
    } else {
      const end = text.indexOf('.', i)
      name = text.slice(i, end < 0 ? undefined : end)
      i = end < 0 ? text.length : end
      if (!SIMPLE.test(name))
        throw invalid(
          `Invalid property path "${text}". Unquoted property names must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property names must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
        )
    }
    if (name === '') throw invalid(`Invalid property path "${text}": a name is empty.`)
    path.push(name)
    if (i < text.length && text[i] !== '.')
      throw invalid(`Invalid property path "${text}": expected "." at index ${i}.`)
    if (i === text.length - 1) throw invalid(`Invalid property path "${text}": it ends with a dot.`)
    i++
  } while (i <= text.length)
  return path
}

export const checkFieldName = (name: string) => {
  if (name === '') throw invalid('Document fields must have a name: a field name is empty.')
  if (RESERVED.test(name) && name.length >= 4)
    throw invalid(`The field name "${name}" is reserved: names must not match the pattern __.*__`)
  if (name.length > MAX_NAME_BYTES / 3 && Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw invalid(
      `The field name "${name.slice(0, 40)}…" is too long: at most ${MAX_NAME_BYTES} bytes are allowed.`,
    )
}

export const isPrefix = (prefix: FieldPath, path: FieldPath) =>
  prefix.length <= path.length && prefix.every((name, i) => name === path[i])

export const getField = (fields: Fields, path: FieldPath): Value | undefined => {
  let value: Value | undefined
  let level: Fields | undefined = fields
  for (const name of path) {
    value = level?.get(name)
    level = value?.type === 'map' ? value.fields : undefined
    if (value === undefined) return undefined
  }
  return value
}

/** A copy with the field set or removed; missing maps on the way are created. */
export const withField = (fields: Fields, path: FieldPath, value: Value | undefined): Fields => {
  const [name, ...rest] = path
  if (name === undefined) return fields
  const copy = new Map(fields)
  if (rest.length > 0) {
    const inner = fields.get(name)
    if (value === undefined && inner?.type !== 'map') return fields
    const level: Fields = inner?.type === 'map' ? inner.fields : new Map()
    copy.set(name, { type: 'map', fields: withField(level, rest, value) })
  } else if (value === undefined) copy.delete(name)
  else copy.set(name, value)
  return copy
}

/** Only the masked fields; absent ones are left out. */
export const maskFields = (fields: Fields, mask: readonly FieldPath[]): Fields => {
  const kept = new Map<string, Value>()
  for (const path of mask) {
    const value = getField(fields, path)
    const [name] = path
    if (value === undefined || name === undefined) continue
    const before = kept.get(name)
    const own: Fields = new Map(before && [[name, before]])
    const after = path.length === 1 ? value : withField(own, path, value).get(name)
    if (after) kept.set(name, after)
  }
  return kept
}
