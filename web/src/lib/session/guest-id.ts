const SUFFIX_BYTES = 16

/** `guest_{timestamp}_{32 hex digits}`: the id is the only key to a guest's cart, so it must not be guessable (contract §4). */
export const newGuestId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(SUFFIX_BYTES))
  const suffix = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `guest_${Date.now()}_${suffix}`
}
