export const tokenPart = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url')

/** What Firebase puts into an ID token (firebase.google.com/docs/auth/admin/verify-id-tokens). */
export const claimsOf = (projectId: string, uid: string, changes: object = {}) => {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    firebase: { identities: {}, sign_in_provider: 'custom' },
    // The shop's own claim, of an account whose sessions were never ended.
    sessionGeneration: 0,
    ...changes,
  }
}

export type Forged = { header?: object; payload: unknown }

/** A token as the Auth emulator issues them, and as anyone can make one up. */
export const unsigned = ({ header = { alg: 'none', typ: 'JWT' }, payload }: Forged): string =>
  `${tokenPart(header)}.${tokenPart(payload)}.`
