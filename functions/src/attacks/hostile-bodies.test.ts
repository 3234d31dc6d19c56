import { endpoints } from '@bartan/contract/api'
import { ADMIN_REASONS } from '@bartan/contract/reasons/admin-reasons'
import { errorReplySchema } from '@bartan/contract/shared/error-reply'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placesIn, sampleInput, withAt } from '#testing/sample-input.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

/** Sends every call input that no screen sends: each must be refused or harmless, and never answered with 500. */

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.saveUser({ role: 'admin' })
})
afterAll(() => shop.stop())

const named = (list: readonly Endpoint[]): [string, Endpoint][] =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])

const withBody = named(endpoints.filter((endpoint: Endpoint) => endpoint.body))
const withQuery = named(endpoints.filter((endpoint: Endpoint) => endpoint.query))

const pathOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, 'none')

/**
 * An admin, because an admin may call everything but other people's carts; replaced by a new one after a call that
 * ends the session.
 */
let admin: Account
const send = async (endpoint: Endpoint, body: unknown) => {
  const call = () => shop.as(admin).call(endpoint.method, pathOf(endpoint), body)
  const first = await call()
  if (first.status === 401) admin = await shop.saveUser({ role: 'admin' })
  const reply = first.status === 401 ? await call() : first
  // What shoppers are told, they are told in their language.
  if (!isForStaff(endpoint)) expect(reasonsIn(reply.body).filter(isAdmins)).toEqual([])
  return reply
}

const isForStaff = ({ access }: Endpoint) => access === 'admin' || access === 'staff'
const isAdmins = (id: string) => id in ADMIN_REASONS
const reasonsIn = (body: unknown): string[] => {
  const { data } = errorReplySchema.safeParse(body)
  const { reason, fieldReasons = {} } = data ?? {}
  return [reason ?? [], ...Object.values(fieldReasons).map((one) => one.reason)].flat()
}

const isRefusal = ({ status, body }: { status: number; body: unknown }): boolean =>
  status >= 400 && status < 500 && errorReplySchema.safeParse(body).success

const OPERATORS = [{ $gt: '' }, { $ne: null }, { $regex: '.*' }, [{ $gt: '' }], [['a']]]

const ODD_TEXTS = [
  '__proto__',
  'constructor',
  '../../users/x',
  '%2e%2e%2f',
  'a\u0000b',
  '\uD800',
  '\u202E\uFEFF𝕬',
  '{{7*7}}${7*7}',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(50_000),
  '',
]
const ODD_VALUES = [null, true, 0, -1, 1.5, 1e300, [], {}, ...ODD_TEXTS]

const isText = (value: unknown) => typeof value === 'string'

const valueAt = (value: unknown, place: (string | number)[]): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

/** A body of many fields is some thousand calls. */
const MANY_CALLS_MS = 90_000

describe.each(withBody)('%s', (_, endpoint) => {
  const sample = sampleInput(endpoint.body!)
  const places = placesIn(sample)

  it('refuses operators where text belongs', async () => {
    for (const place of places.filter((at) => isText(valueAt(sample, at))))
      for (const operator of OPERATORS) {
        const reply = await send(endpoint, withAt(sample, place, operator))
        expect([place.join('.'), operator, reply.status, isRefusal(reply)]).toEqual([
          place.join('.'),
          operator,
          reply.status,
          true,
        ])
      }
  })

  it(
    'has an answer to odd values everywhere',
    async () => {
      for (const place of places) {
        const replies = await Promise.all(
          ODD_VALUES.map((odd) => send(endpoint, withAt(sample, place, odd))),
        )
        const broken = replies.findIndex(({ status }) => status >= 500)
        expect([place.join('.'), ODD_VALUES[broken]]).toEqual([place.join('.'), undefined])
      }
    },
    MANY_CALLS_MS,
  )

  it('is not polluted', async () => {
    const text = JSON.stringify(sample).replace(/^\{/, '').replace(/\}$/, '')
    for (const poison of [
      '"__proto__":{"role":"admin","polluted":true}',
      '"constructor":{"prototype":{"polluted":true}}',
      '"__proto__":null',
      '"toString":1,"hasOwnProperty":1',
    ]) {
      const { status } = await send(endpoint, `{${[poison, text].filter(Boolean).join(',')}}`)
      expect(status).toBeLessThan(500)
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    }
  })

  it('refuses what is too large or too deep', async () => {
    const bytes = endpoint.bodyBytes ?? 100_000
    const large = await send(endpoint, JSON.stringify({ a: 'x'.repeat(bytes) }))
    expect(large).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
    const depth = Math.floor(bytes / 10)
    const list = await send(endpoint, '['.repeat(depth) + ']'.repeat(depth))
    expect(isRefusal(list)).toBe(true)
    const object = await send(endpoint, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
    expect(object.status).toBeLessThan(500)
  })
})

describe.each(withQuery)('%s', (_, endpoint) => {
  const names = Object.keys(sampleInput(endpoint.query!) ?? {})

  it('has an answer to odd parameters', async () => {
    for (const name of names)
      for (const query of [
        ...ODD_TEXTS.filter((text) => text.length < 5000 && text.isWellFormed()).map(
          (text) => `${name}=${encodeURIComponent(text)}`,
        ),
        `${name}[$gt]=`,
        `${name}[__proto__][x]=1`,
        `${name}=a&${name}=b`,
        `${name}=%E0%A4%A`,
        `__proto__[${name}]=1&constructor=1`,
        `${name}=${'x'.repeat(5000)}`,
      ]) {
        const path = `${pathOf(endpoint)}?${query}`
        const { status } = await shop.as(admin).call(endpoint.method, path)
        expect([query.slice(0, 200), status < 500]).toEqual([query.slice(0, 200), true])
      }
  })
})

it('left no fault in the log, and no trace on any object', () => {
  expect(shop.log.entries.filter(({ level }) => level === 'error')).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
})
