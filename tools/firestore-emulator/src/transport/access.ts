import { Failure } from '#engine/failure.ts'

/** Only the server's clients are let in; security rules, which could let in others, aren't evaluated. */
export const denialOf = (authorization: string | undefined): Failure | undefined =>
  authorization === 'Bearer owner'
    ? undefined
    : new Failure(
        'PERMISSION_DENIED',
        'Missing or insufficient permissions. No security rules are evaluated here, so only "Authorization: Bearer owner" is let in.',
      )

export const authorize = (authorization: string | undefined) => {
  const denial = denialOf(authorization)
  if (denial) throw denial
}
