import type { TestShop } from './start-test-shop.ts'

type Answer = {
  status: number
  idToken: string
  refreshToken: string
  error?: { message: string }
}

/**
 * Calls Identity Toolkit past the shop, as anybody can who has the public web key: the Auth emulator's own port stands
 * for Google's.
 */
export const askGoogle = async (
  { shop: { config } }: TestShop,
  method: 'signInWithPassword' | 'signInWithCustomToken' | 'signUp' | 'update' | 'delete',
  body: object,
): Promise<Answer> => {
  const url = `http://${config.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:${method}`
  const response = await fetch(`${url}?key=${config.webApiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

/** The ID token that a refresh token buys. */
export const refresh = async (
  { shop: { config } }: TestShop,
  refreshToken: string,
): Promise<{ token: string }> => {
  const url = `http://${config.authEmulator}/securetoken.googleapis.com/v1/token`
  const response = await fetch(`${url}?key=${config.webApiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'refresh_token', refreshToken }),
  })
  const { id_token: token } = (await response.json()) as { id_token: string }
  return { token }
}

/** What anybody can read in an ID token. */
export const emailIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { email: string })
    .email
