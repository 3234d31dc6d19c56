type Times = { iat?: number; exp?: number }

/** The times in a JWT's payload, in seconds since 1970 (RFC 7519 §4.1). */
const timesOf = (token: string): Times => {
  try {
    const payload = token.split('.')[1] ?? ''
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Times
  } catch {
    return {}
  }
}

/** When a token expires by its own times, in milliseconds; 0 if it can't be read. */
export const expiryOf = (token: string): number => (timesOf(token).exp ?? 0) * 1000

/**
 * When a token that has just been received expires by this device's clock, which may be hours wrong: its lifetime counts
 * from now.
 */
export const expiryFromNow = (token: string): number => {
  const { iat, exp = 0 } = timesOf(token)
  return iat === undefined ? exp * 1000 : Date.now() + (exp - iat) * 1000
}
