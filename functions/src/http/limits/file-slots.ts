import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { busy } from '#domain/app-error.ts'

/**
 * Files in memory at once, from their first byte until they are worked up. Those of customers are counted apart: slow
 * senders among them don't keep the seller's out.
 */
const MAX_FILES = 8

const held = { customer: 0, staff: 0 }

/** Answers a call that may bring a file; `busy` (503) before the file is read if there are too many. */
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
