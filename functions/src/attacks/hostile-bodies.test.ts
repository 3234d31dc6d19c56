import { endpoints } from '@bartan/contract/api'
import { ADMIN_REASONS } from '@bartan/contract/reasons/admin-reasons'
import { errorReplySchema } from '@bartan/contract/shared/error-reply'
import { isForStaff } from '@bartan/contract/shared/endpoint'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ZodType } from 'zod'
import { errorReply } from '#http/reply/error-reply.ts'
import { parseWith } from '#http/request/parse-input.ts'
import { placesIn, sampleInput, withAt } from '#testing/sample-input.ts'
import { SAMPLE_OFFERS } from '#testing/sample-offers.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

/**
 * Sends every call input that no screen sends: each must be refused or harmless, and never answered with 500. What a
 * schema refuses is tried on the schema and the reply made of it; what it accepts is sent.
 */

// Large inputs take as long as the machine needs; this only ends a test that hangs.
vi.setConfig({ testTimeout: 600_000 })

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

type Place = (string | number)[]

/** A product with variants has these in them. */
const OF_VARIANTS = ['countInStock', 'stockChange', 'sizes', 'colors']

const without = (sample: unknown, names: string[]) =>
  Object.fromEntries(Object.entries(sample as object).filter(([name]) => !names.includes(name)))

/** The reply to an input that a call's schema refuses, as HTTP sends it; undefined for one that it accepts. */
const refusalOf = (schema: ZodType, input: unknown) => {
  try {
    parseWith(schema, input)
    return undefined
  } catch (error) {
    const { status, body: reply } = errorReply(error)
    return { status, body: { ...reply, requestId: 'r1' } }
  }
}

const isAccepted = ({ body: schema }: Endpoint, body: unknown) =>
  refusalOf(schema!, body) === undefined

/** What a field of these calls alone must look like. */
const FITTING: [path: string, place: Place, value: string | number][] = [
  ['/api/admin/settings', ['rateChanges', 0, 'to'], 5],
  ['/api/admin/found', ['heads', 0, 'page'], '/collections/all'],
  ['/api/admin/found', ['collections', 0, 'picture'], '/images/upload/v1/products/a.webp'],
]

type Sample = { body: unknown; places: Place[] }

/** Bodies that are accepted, and places in them: every field of the call is in one of them. */
const samplesOf = (endpoint: Endpoint): Sample[] => {
  if (endpoint.path.startsWith('/api/admin/offers'))
    return SAMPLE_OFFERS.map((body) => ({ body, places: placesIn(body) }))
  const whole = FITTING.reduce(
    (body, [path, place, value]) => (endpoint.path === path ? withAt(body, place, value) : body),
    sampleInput(endpoint.body!),
  )
  if (isAccepted(endpoint, whole)) return [{ body: whole, places: placesIn(whole) }]
  const varied = without(whole, OF_VARIANTS)
  const plain = without(whole, ['variants', 'stockChange'])
  const ofPlain = placesIn(whole).filter(([name]) => OF_VARIANTS.includes(String(name)))
  return [
    { body: varied, places: placesIn(varied) },
    { body: plain, places: ofPlain },
  ]
}

const isInside = (place: Place, outer: Place): boolean =>
  place.length > outer.length && outer.every((key, n) => place[n] === key)

/** Places that can be changed together: none is inside another. */
const together = (places: Place[]): Place[][] => {
  if (places.length === 0) return []
  const outer = places.filter((place) => places.every((other) => !isInside(place, other)))
  const inner = places.filter((place) => !outer.includes(place))
  return [outer, ...together(inner)]
}

const withAll = (sample: unknown, places: Place[], value: unknown) =>
  places.reduce<unknown>((body, place) => withAt(body, place, value), sample)

/** Says of a place whether a refusal names it, or what it is in, as faulty. */
const namedIn = ({ body }: { body: unknown }) => {
  const { data } = errorReplySchema.safeParse(body)
  const names = data?.code === 'invalid_input' ? Object.keys(data.fields ?? {}) : []
  return (place: Place) => names.some((name) => `${place.join('.')}.`.startsWith(`${name}.`))
}

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
  if (!isForStaff(endpoint.access)) expect(reasonsIn(reply.body).filter(isAdmins)).toEqual([])
  return reply
}

const isAdmins = (id: string) => id in ADMIN_REASONS
const reasonsIn = (body: unknown): string[] => {
  const { data } = errorReplySchema.safeParse(body)
  const { reason, fieldReasons = {} } = data ?? {}
  return [reason ?? [], ...Object.values(fieldReasons).map((one) => one.reason)].flat()
}

const isRefusal = ({ status, body }: { status: number; body: unknown }): boolean =>
  status >= 400 && status < 500 && errorReplySchema.safeParse(body).success

type Reply = Awaited<ReturnType<typeof send>>

/** Refused as the sample is: what it names does not exist, or is taken, whatever else it says. */
const isAsUsual = ({ status, body }: Reply, usual: Reply) =>
  status > 400 && status === usual.status && body.code === usual.body.code

const OPERATORS = [{ $gt: '' }, { $ne: null }, { $regex: '.*' }, [{ $gt: '' }], [['a']]]

/** Code of other languages: sent as one text where a field accepts that. */
const CODE = [
  '\u202E\uFEFF𝕬',
  '{{7*7}}${7*7}',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
]
const ALL_CODE = CODE.join('')
const isCode = (odd: unknown) => typeof odd === 'string' && CODE.includes(odd)

const ODD_TEXTS = [
  '__proto__',
  'constructor',
  '../../users/x',
  '%2e%2e%2f',
  'a\u0000b',
  '\uD800',
  ...CODE,
  ALL_CODE,
  'x'.repeat(50_000),
  '',
]
const ODD_VALUES = [null, true, 0, -1, 1.5, 1e300, [], {}, ...ODD_TEXTS]

/** The odd values that reach the shop: a guest's id does before the schema is asked. */
const reaching = <Odd>(
  odds: readonly Odd[],
  schema: ZodType,
  name: unknown,
  inputOf: (odd: Odd) => unknown,
) => {
  const refusals = new Map(odds.map((odd) => [odd, refusalOf(schema, inputOf(odd))]))
  expect([...refusals].filter(([, refusal]) => refusal && !isRefusal(refusal))).toEqual([])
  const taken = odds.filter((odd) => !refusals.get(odd) || name === 'guestId')
  return taken.some((odd) => odd === ALL_CODE) ? taken.filter((odd) => !isCode(odd)) : taken
}

const isText = (value: unknown) => typeof value === 'string'

const valueAt = (value: unknown, place: (string | number)[]): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

describe.each(withBody)('%s', (_, endpoint) => {
  const samples = samplesOf(endpoint)

  it('has bodies that it accepts', () => {
    for (const { body } of samples) expect(isAccepted(endpoint, body)).toBe(true)
  })

  it('refuses operators where text belongs', async () => {
    for (const { body, places } of samples) {
      const texts = places.filter((at) => isText(valueAt(body, at)))
      for (const operator of OPERATORS) {
        const accepted = texts.filter((at) => isAccepted(endpoint, withAt(body, at, operator)))
        // One request for what the schema refuses, and one for each that only the shop can refuse.
        for (const some of [...together(texts).slice(0, 1), ...accepted.map((place) => [place])]) {
          const { status, body: reply } = await send(endpoint, withAll(body, some, operator))
          const is = [some.join(' '), operator, status]
          expect([...is, isRefusal({ status, body: reply })]).toEqual([...is, true])
        }
      }
    }
  })

  it('has an answer to odd values everywhere', async () => {
    /** At all of these places at once; then where the refusal named no fault, and at last at each alone. */
    const answers = async (
      { body, usual }: { body: unknown; usual: Reply },
      odd: unknown,
      places: Place[],
    ): Promise<void> => {
      const reply = await send(endpoint, withAll(body, places, odd))
      expect([places.join(' '), odd, reply.status < 500]).toEqual([places.join(' '), odd, true])
      if (reply.status < 400 || places.length <= 1 || isAsUsual(reply, usual)) return
      const isNamed = namedIn(reply)
      const rest = places.filter((place) => !isNamed(place))
      const next = rest.length < places.length ? [rest] : rest.map((place) => [place])
      for (const some of next) if (some.length > 0) await answers({ body, usual }, odd, some)
    }
    for (const { body, places } of samples) {
      // The first may be accepted.
      await send(endpoint, body)
      const usual = await send(endpoint, body)
      const taken = new Map(
        places.map((place) => [
          place,
          reaching(ODD_VALUES, endpoint.body!, place[0], (odd) => withAt(body, place, odd)),
        ]),
      )
      await Promise.all(
        ODD_VALUES.map(async (odd) => {
          const sent = places.filter((place) => taken.get(place)?.includes(odd))
          for (const some of together(sent)) await answers({ body, usual }, odd, some)
        }),
      )
    }
  })

  it('is not polluted', async () => {
    const text = JSON.stringify(samples[0]?.body).replace(/^\{/, '').replace(/\}$/, '')
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

  const texts = ODD_TEXTS.filter((text) => text.length < 5000 && text.isWellFormed())

  it('has an answer to odd parameters', async () => {
    for (const name of names)
      for (const query of [
        ...reaching(texts, endpoint.query!, name, (text) => ({ [name]: text })).map(
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
