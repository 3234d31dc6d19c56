const BYTES = 16

/** 32 random hex digits. `crypto.randomUUID` needs https, which a phone on the local network lacks. */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
