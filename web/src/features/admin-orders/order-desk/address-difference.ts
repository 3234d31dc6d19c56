import type { OrderAddress } from '@bartan/contract/checkout/address-schema'

/** What is read together, like a PIN with its city. */
const PARTS = [
  ['firstName', 'lastName'],
  ['address'],
  ['city', 'postalCode'],
  ['country'],
  ['phone'],
] as const satisfies (keyof OrderAddress)[][]

const differing = (one: OrderAddress, other: OrderAddress): string =>
  PARTS.filter((fields) => fields.some((field) => one[field] !== other[field]))
    .map((fields) => fields.map((field) => one[field]).join(' '))
    .join(', ')

/** What a correction has changed of an address, from what to what. */
export const addressDifference = (from: OrderAddress, to: OrderAddress): string =>
  `${differing(from, to)} → ${differing(to, from)}`
