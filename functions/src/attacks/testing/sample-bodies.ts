import type { Endpoint } from '@bartan/contract/shared/endpoint'
import type { ZodType } from 'zod'
import { errorReply } from '#http/reply/error-reply.ts'
import { parseWith } from '#http/request/parse-input.ts'
import { placesIn, sampleInput, withAt } from '#testing/sample-input.ts'
import { SAMPLE_OFFERS } from '#testing/sample-offers.ts'

export type Place = (string | number)[]

/** A product with variants has these in them. */
const OF_VARIANTS = ['countInStock', 'stockChange', 'sizes', 'colors']

const without = (sample: unknown, names: string[]) =>
  Object.fromEntries(Object.entries(sample as object).filter(([name]) => !names.includes(name)))

/** The reply to an input that a call's schema refuses, as HTTP sends it; undefined for one that it accepts. */
export const refusalOf = (schema: ZodType, input: unknown) => {
  try {
    parseWith(schema, input)
    return undefined
  } catch (error) {
    const { status, body: reply } = errorReply(error)
    return { status, body: { ...reply, requestId: 'r1' } }
  }
}

export const isAccepted = ({ body: schema }: Endpoint, body: unknown) =>
  refusalOf(schema!, body) === undefined

/** What a field of these calls alone must look like. */
const FITTING: [path: string, place: Place, value: string | number | boolean][] = [
  ['/api/admin/settings', ['legal', 'registration'], 'regular'],
  ['/api/admin/settings', ['rateChanges', 0, 'to'], 5],
  ['/api/checkout', ['whatsapp'], true],
  ['/api/admin/orders', ['whatsapp'], true],
  ['/api/admin/found', ['heads', 0, 'page'], '/collections/all'],
  ['/api/admin/found', ['collections', 0, 'picture'], '/images/upload/v1/products/a.webp'],
]

type Sample = { body: unknown; places: Place[] }

/** Bodies that are accepted, and places in them: every field of the call is in one of them. */
export const samplesOf = (endpoint: Endpoint): Sample[] => {
  if (endpoint.path.startsWith('/api/admin/offers'))
    return SAMPLE_OFFERS.map((body) => ({ body, places: placesIn(body) }))
  const whole = FITTING.reduce(
    (body, [path, place, value]) => (endpoint.path === path ? withAt(body, place, value) : body),
    sampleInput(endpoint.body!),
  )
  if (endpoint.path === '/api/admin/products/prices')
    return ['percent', 'amount', 'to']
      .map((only) => withAt(whole, ['change'], { [only]: 10 }))
      .map((body) => ({ body, places: placesIn(body) }))
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
export const together = (places: Place[]): Place[][] => {
  if (places.length === 0) return []
  const outer = places.filter((place) => places.every((other) => !isInside(place, other)))
  const inner = places.filter((place) => !outer.includes(place))
  return [outer, ...together(inner)]
}

export const withAll = (sample: unknown, places: Place[], value: unknown) =>
  places.reduce<unknown>((body, place) => withAt(body, place, value), sample)
