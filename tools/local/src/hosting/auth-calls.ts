/**
 * Calls of the firebase SDK in a browser that signs in with a custom token. A browser can only make these calls to the
 * Auth emulator. The others (sign-up, and with `Bearer owner` all administration) are for the API, as in a real project
 * with sign-up disabled.
 */
const BROWSER_CALLS = new Set([
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/securetoken.googleapis.com/v1/token',
])

export const isAuthPath = (pathname: string) =>
  pathname.startsWith('/identitytoolkit.googleapis.com/') ||
  pathname.startsWith('/securetoken.googleapis.com/')

export const isBrowserAuthCall = (pathname: string) => BROWSER_CALLS.has(pathname)

/** In the format of Google's own refusal. */
export const AUTH_CALL_REFUSED = JSON.stringify({
  error: { code: 400, message: 'ADMIN_ONLY_OPERATION', status: 'INVALID_ARGUMENT' },
})
