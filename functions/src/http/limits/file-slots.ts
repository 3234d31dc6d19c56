import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { busy } from '#domain/app-error.ts'

/**
 * Files in memory at once, until they are processed. Customers' files are counted separately, so that slow senders
 * don't block the seller's.
 */
const MAX_FILES = 8

const held = { customer: 0, staff: 0 }

/** Handles a call with a file; `busy` (503) before reading it if there are too many. */
export const withFileSlot = async (
  { fileField, access }: Endpoint,
  answer: () => Promise<void>,
): Promise<void> => {
  if (fileField === undefined) return answer()
  const sender = access === 'customer' ? 'customer' : 'staff'
  if (held[sender] >= MAX_FILES) throw busy()
  held[sender] += 1
  try {
    await answer()
  } finally {
    held[sender] -= 1
  }
}
