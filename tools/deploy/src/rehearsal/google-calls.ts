import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { METHODS } from './methods.ts'

/** The calls of google-types.txt, and what is wrong with a request by them. */

type Fields = Map<string, { schema: string | undefined; isMap: boolean }>

export type Call = {
  /** `cloudfunctions functions.create`: the API, and the method without what it is nested in. */
  name: string
  permission: string
  host: string
  verb: string
  path: RegExp
  query: readonly string[] | undefined
  body: string | undefined
  api: string
}

const lines = readFileSync(join(import.meta.dirname, 'google-types.txt'), 'utf8')
  .trim()
  .split('\n')

const SCHEMAS = new Map<string, Fields>(
  lines
    .filter((line) => line.startsWith('type '))
    .map((line) => {
      const [, api, name, ...fields] = line.split(' ')
      const entries = fields.map((field) => {
        const [key = '', type] = field.split(':')
        const schema = type?.replace('{}', '')
        return [key, { schema: schema || undefined, isMap: type?.endsWith('{}') ?? false }] as const
      })
      return [`${api} ${name}`, new Map(entries)]
    }),
)

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** Google's types leave out what a resource's name looks like; the method's own name says it. */
const pathOf = (url: string, method: string): RegExp => {
  const collections = method.split('.').slice(0, -1)
  const [before = '', after = ''] = url.split(/\{\+\w+\}/)
  const nested = after.startsWith(`/${collections.at(-1)}`) ? collections.slice(0, -1) : collections
  const owned = method.startsWith('services.') ? ['projects', ...nested] : nested
  const name = owned.map((word) => `${word}/${word === 'releases' ? '.+' : '[^/:]+'}`).join('/')
  const whole = url.includes('{+')
    ? `${escaped(before)}(${name})${escaped(after)}`
    : escaped(url).replaceAll(/\{\w+\}/g, '([^/:]+)')
  return new RegExp(`^${whole}$`)
}

const CALLS: readonly Call[] = lines
  .filter((line) => line.startsWith('call '))
  .map((line) => {
    const [, api = '', version = '', method = '', verb = '', url = '', body = '-', query = ''] =
      line.split(' ')
    const key = method === '-' ? `${api} ${version} ${verb} ${url}` : `${api} ${version} ${method}`
    return {
      name:
        method === '-'
          ? `${api} ${url.split('/').at(-1)}`
          : `${api} ${method.split('.').slice(-2).join('.')}`,
      permission: METHODS[key] ?? '',
      host: `${api}.googleapis.com`,
      verb,
      path: pathOf(url, method),
      query: query === '*' ? undefined : query.split(','),
      body: body === '-' ? undefined : body,
      api: `${api}-${version}`,
    }
  })

/** The call that a request makes; undefined if a deploy makes no such call. */
export const callOf = (host: string, verb: string, path: string): Call | undefined =>
  CALLS.find((call) => call.host === host && call.verb === verb && call.path.test(path))

const unknownIn = (api: string, schema: string, value: unknown, at: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => unknownIn(api, schema, one, at))
  if (typeof value !== 'object' || value === null) return []
  const fields = SCHEMAS.get(`${api} ${schema}`)
  if (!fields) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = fields.get(key)
    if (!field) return `Unknown name "${key}" at '${at || schema}': Cannot find field.`
    if (!field.schema) return []
    const inners: unknown[] = field.isMap ? Object.values(inner as object) : [inner]
    return inners.flatMap((one) =>
      unknownIn(api, field.schema ?? '', one, `${at}${at && '.'}${key}`),
    )
  })
}

const ANYWHERE = ['alt', 'prettyPrint', 'uploadType']

const camel = (name: string) =>
  name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Fields and parameters that Google doesn't know, by its own message. */
export const unknownNames = (call: Call, query: URLSearchParams, body: unknown): string[] => {
  const { query: known, body: schema, api } = call
  const parameters = [...query.keys()].filter(
    (name) => known && ![...known, ...ANYWHERE].includes(camel(name)),
  )
  return [
    ...parameters.map((name) => `Unknown name "${name}": Cannot bind query parameter.`),
    ...(schema ? unknownIn(api, schema, body, '') : []),
  ]
}
