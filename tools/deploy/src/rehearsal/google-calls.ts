import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from './project.ts'

/** The calls of google-calls.jsonl, and what is wrong with a request by them. */

/** Of an object; `*` are those of a map. Null is what has no fields, or is not looked into. */
export type Fields = { [name: string]: Fields | null }

export type Line = {
  api: string
  version: string
  /** As in Google's discovery documents; a call that they don't have is only an address. */
  method?: string
  permission: string
  verb: string
  url: string
  query?: readonly string[]
  body?: Fields | null
  /** Where it is always the same. Whether rules compile, only Google's emulators know: npm run shop -- test-rules. */
  answer?: Json
}

export const CALLS_FILE = join(import.meta.dirname, 'google-calls.jsonl')

export const LINES = readFileSync(CALLS_FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** Resources whose names have slashes. */
const LONG = new Set(['releases', 'documents'])

/** Google's types leave out what a resource's name looks like; the method's own name says it. */
const pathOf = ({ url, method = '' }: Line): RegExp => {
  const collections = method.split('.').slice(0, -1)
  const [before = '', after = ''] = url.split(/\{\+\w+\}/)
  const nested = after.startsWith(`/${collections.at(-1)}`) ? collections.slice(0, -1) : collections
  const owned = method.startsWith('services.') ? ['projects', ...nested] : nested
  const name = owned.map((word) => `${word}/${LONG.has(word) ? '.+' : '[^/:]+'}`).join('/')
  const whole = url.includes('{+')
    ? `${escaped(before)}(${name})${escaped(after)}`
    : escaped(url).replaceAll(/\{\w+\}/g, '([^/:]+)')
  return new RegExp(`^${whole}$`)
}

/** `cloudfunctions functions.create`: the API, and the method without what it is nested in. */
const nameOf = ({ api, method, url }: Line): string =>
  `${api} ${method ? method.split('.').slice(-2).join('.') : url.split('/').at(-1)}`

const CALLS = LINES.map((line) => ({ ...line, name: nameOf(line), path: pathOf(line) }))

/** The call that a request makes; undefined if a deploy makes no such call. */
export const callOf = (host: string, verb: string, path: string) =>
  CALLS.find(
    (call) => host === `${call.api}.googleapis.com` && call.verb === verb && call.path.test(path),
  )

const unknownIn = (fields: Fields | null, value: unknown, at = ''): string[] => {
  if (!fields || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one) => unknownIn(fields, one, at))
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = fields[key] ?? fields['*']
    return known === undefined && !(key in fields)
      ? `Unknown name "${key}" at '${at}': Cannot find field.`
      : unknownIn(known ?? null, inner, `${at}${at && '.'}${key}`)
  })
}

const ANYWHERE = ['alt', 'prettyPrint', 'uploadType']

const camel = (name: string) =>
  name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Fields and parameters that Google doesn't know, by its own message. */
export const unknownNames = ({ query, body }: Line, given: URLSearchParams, sent: unknown) => [
  ...[...given.keys()]
    .filter((name) => query && ![...query, ...ANYWHERE].includes(camel(name)))
    .map((name) => `Unknown name "${name}": Cannot bind query parameter.`),
  ...unknownIn(body ?? null, sent),
]
