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

/** The algorithm that Firebase signs with; `none` is the Auth emulator's. */
const ALGORITHMS = new Set<unknown>(['RS256', 'none'])

/**
 * Whether a text can be an ID token at all (RFC 7519). firebase-admin's verifier assumes that header and payload are
 * objects, and throws TypeErrors if they are not.
 */
export const isTokenShaped = (token: string): boolean => {
  const [header, payload, ...rest] = token.split('.')
  return (
    rest.length === 1 &&
    ALGORITHMS.has(partOf(header)?.['alg']) &&
    typeof partOf(payload)?.['sub'] === 'string'
  )
}
