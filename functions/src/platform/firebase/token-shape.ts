const partOf = (text: string | undefined): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Firebase's signature algorithm; `none` is the Auth emulator's. */
const ALGORITHMS = new Set<unknown>(['RS256', 'none'])

/**
 * Whether a text has the form of an ID token (RFC 7519). firebase-admin's verifier throws TypeErrors if header or
 * payload aren't objects.
 */
export const isTokenShaped = (token: string): boolean => {
  const [header, payload, ...rest] = token.split('.')
  return (
    rest.length === 1 &&
    ALGORITHMS.has(partOf(header)?.['alg']) &&
    typeof partOf(payload)?.['sub'] === 'string'
  )
}
