import { CATEGORIES } from '@bartan/contract/products/rules'
import { addressOf } from '@bartan/contract/testing/people'
import * as z from 'zod'

const [KITCHEN] = CATEGORIES

type Json = Record<string, unknown>

/** What a field must look like to be accepted, by the last part of its name. */
const KNOWN: Record<string, unknown> = {
  phone: '9876543210',
  password: 'Test@1234',
  currentPassword: 'Test@1234',
  newPassword: 'Fresh@9876',
  email: 'someone@example.com',
  guestId: 'guest_1763625600000_k3j9',
  key: 'key-12345678',
  postalCode: '221005',
  country: 'India',
  category: KITCHEN,
  price: 10,
  originalPrice: 20,
  mrp: 20,
  url: '/images/upload/v1/products/a.webp',
  trackUrl: 'https://courier.example/a1',
  gtin: '8901234567890',
  hsn: '7323',
  gstRate: 18,
  rate: 18,
  day: '2026-01-31',
  from: '2026-01-31',
  until: '2026-01-31',
  restock: true,
  confirmedCustomer: true,
  registration: 'regular',
  gstin: '09AAACH7409R1ZZ',
  buyerGstin: '09AAPFU0939F1ZT',
  // Of the settings.
  state: 'Uttar Pradesh',
  whatsapp: '+919876543210',
  mapUrl: 'https://maps.example/shop',
  social: [{ name: 'Instagram', url: 'https://instagram.com/shop' }],
  prefix: '22',
  languages: ['en'],
  picture: 'scene:featured',
  link: '/collections/all',
  accent: '#ffc857',
  logo: '/images/upload/v1/products/a.webp',
  vpa: 'shop@bank',
  shippingAddress: { ...addressOf('9876543210'), state: 'Maharashtra' },
  // Of a backup.
  passphrase: 'four words and more',
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sampleOf = (schema: Json, name: string): unknown => {
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  // The settings' whatsapp is a number, a shopper's a yes or no.
  if (schema['type'] === 'boolean') return true
  if (name in KNOWN && schema['type'] !== 'object') return KNOWN[name]
  const [first] = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as unknown[]) : []
  if (isJson(first)) return sampleOf(first, name)
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isJson(schema['properties']) ? schema['properties'] : {}).map(
          ([key, inner]) => [key, sampleOf(isJson(inner) ? inner : {}, key)],
        ),
      )
    case 'array': {
      const one = sampleOf(isJson(schema['items']) ? schema['items'] : {}, name)
      const more = Number(schema['minItems'] ?? 1) - 1
      const others = Array.from({ length: more }, (_, i) => `${String(one)}${i}`)
      return [one, ...others]
    }
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 1))
    default:
      return 'sample'
  }
}

/** An input that a schema may well accept, with every field filled in. */
export const sampleInput = (schema: z.ZodType): unknown =>
  sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }), '')

type Place = (string | number)[]

/** Every place in a value that holds text, and those places' parents. */
export const placesIn = (value: unknown, place: Place = []): Place[] => {
  if (typeof value !== 'object' || value === null) return [place]
  return [
    ...(place.length > 0 ? [place] : []),
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key])),
  ]
}

/** A copy with another value in one place. */
export const withAt = (value: unknown, [key, ...rest]: Place, other: unknown): unknown => {
  if (key === undefined) return other
  if (Array.isArray(value))
    return value.map((item, index) =>
      String(index) === String(key) ? withAt(item, rest, other) : item,
    )
  const object = isJson(value) ? value : {}
  return { ...object, [key]: withAt(object[key], rest, other) }
}
