import { ADMIN_REASONS } from '@bartan/contract/reasons/admin-reasons'
import { isForStaff, type Endpoint } from '@bartan/contract/shared/endpoint'
import { errorReplySchema } from '@bartan/contract/shared/error-reply'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ZodType } from 'zod'
import { sampleInput, withAt } from '#testing/sample-input.ts'
import { startTestShop, type Account, type TestShop } from '#testing/start-test-shop.ts'
import { isAccepted, refusalOf, samplesOf, together, withAll, type Place } from './sample-bodies.ts'

// Large inputs take as long as the machine needs; this only ends a test that hangs.
vi.setConfig({ testTimeout: 600_000 })

const named = (list: readonly Endpoint[]): [string, Endpoint][] =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])

/** Says of a place whether a refusal names it, or what it is in, as faulty. */
const namedIn = ({ body }: { body: unknown }) => {
  const { data } = errorReplySchema.safeParse(body)
  const names = data?.code === 'invalid_input' ? Object.keys(data.fields ?? {}) : []
  return (place: Place) => names.some((name) => `${place.join('.')}.`.startsWith(`${name}.`))
}

const isAdmins = (id: string) => id in ADMIN_REASONS
const reasonsIn = (body: unknown): string[] => {
  const { data } = errorReplySchema.safeParse(body)
  const { reason, fieldReasons = {} } = data ?? {}
  return [reason ?? [], ...Object.values(fieldReasons).map((one) => one.reason)].flat()
}

const isRefusal = ({ status, body }: { status: number; body: unknown }): boolean =>
  status >= 400 && status < 500 && errorReplySchema.safeParse(body).success

type Reply = Awaited<ReturnType<TestShop['call']>>

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

/**
 * Sends calls as an admin, who may call everything but other people's carts; as a new one after a call that ends the
 * session.
 */
export const adminOf = (shop: TestShop) => {
  let admin: Promise<Account> | undefined
  const sendOnce = async ({ method, path }: Endpoint, body: unknown, query = '') => {
    admin ??= shop.saveUser({ role: 'admin' })
    return shop.as(await admin).call(method, `${path.replaceAll(/:\w+/g, 'none')}${query}`, body)
  }
  return async (endpoint: Endpoint, body?: unknown, query?: string) => {
    const first = await sendOnce(endpoint, body, query)
    if (first.status === 401) admin = undefined
    const reply = first.status === 401 ? await sendOnce(endpoint, body, query) : first
    // What shoppers are told, they are told in their language.
    if (!isForStaff(endpoint.access)) expect(reasonsIn(reply.body).filter(isAdmins)).toEqual([])
    return reply
  }
}

/** What is wrong with how the schema of a call takes its samples, and odd values in them. */
export const faultsOfSchema = (endpoint: Endpoint): string[] =>
  samplesOf(endpoint).flatMap(({ body, places }) => {
    const faulty = places.flatMap((place) =>
      ODD_VALUES.map((odd) => refusalOf(endpoint.body!, withAt(body, place, odd))).filter(
        (refusal) => refusal && !isRefusal(refusal),
      ),
    )
    const name = `${endpoint.method} ${endpoint.path}`
    return [
      ...(isAccepted(endpoint, body) ? [] : [`${name} refuses its sample`]),
      ...faulty.map((refusal) => `${name}: ${JSON.stringify(refusal)}`),
    ]
  })

/** Bodies that the schema of a call accepts, each with one odd value wherever it fits. */
export const oddBodiesOf = (endpoint: Endpoint): unknown[] =>
  samplesOf(endpoint).flatMap(({ body, places }) =>
    [ALL_CODE, '__proto__', 1e300, {}].flatMap((odd) => {
      const fitting = places.filter((place) => isAccepted(endpoint, withAt(body, place, odd)))
      return together(fitting).map((some) => withAll(body, some, odd))
    }),
  )

/**
 * Sends calls what no screen sends: it must be refused or harmless, and never answered with 500. What a schema refuses is
 * tried on the schema and the reply made of it; what it accepts is sent.
 */
export const takeNoHarm = (calls: readonly Endpoint[]): void => {
  let shop: TestShop
  let send: ReturnType<typeof adminOf>
  beforeAll(async () => {
    shop = await startTestShop()
    send = adminOf(shop)
  })

  describe.each(named(calls.filter(({ body }) => body)))('%s', (_, endpoint) => {
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
          for (const some of [
            ...together(texts).slice(0, 1),
            ...accepted.map((place) => [place]),
          ]) {
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

  describe.each(named(calls.filter(({ query }) => query)))('%s', (_, endpoint) => {
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
          const { status } = await send(endpoint, undefined, `?${query}`)
          expect([query.slice(0, 200), status < 500]).toEqual([query.slice(0, 200), true])
        }
    })
  })

  it('left no fault in the log, and no trace on any object', () => {
    expect(shop.log.entries.filter(({ level }) => level === 'error')).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
  })
}
