const BYTES = 16

/**
 * 32 random hex digits. `crypto.randomUUID` is missing without https, as on a phone that opens the shop by
 * its address on the local network.
 */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
