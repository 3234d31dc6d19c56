import { KEPT, readJson, writeJson } from '../../lib/local-store.ts'
import type { ShippingAddress } from '@bartan/contract/address'

/** The address as last entered on this device: closing a tab loses nothing, and the next order starts with it. */
type KeptAddress = { userId: string; address: ShippingAddress }

const isKeptAddress = (value: unknown): value is KeptAddress =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'address' in value &&
  typeof value.address === 'object' &&
  value.address !== null &&
  Object.values(value.address).every((part) => typeof part === 'string')

export const keptAddress = (userId: string): Partial<ShippingAddress> | undefined => {
  const kept = readJson(KEPT.address, isKeptAddress)
  return kept?.userId === userId ? kept.address : undefined
}

export const keepAddress = (userId: string, address: ShippingAddress): void =>
  writeJson(KEPT.address, { userId, address })
