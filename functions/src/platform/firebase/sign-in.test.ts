import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { errorEntry } from './functions-log.ts'
import { signInWithPassword } from './sign-in.ts'

const config = readConfig({
  GCLOUD_PROJECT: 'bartan',
  WEB_API_KEY: 'key',
  SITE_URL: 'https://shop.example',
})

/** Google as it answers `message` at once. */
const refusing = (message: string) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: { message } }, { status: 400 })),
  )

afterEach(() => vi.unstubAllGlobals())

it.each(['INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'INVALID_PASSWORD'])(
  'takes %s for a refusal',
  async (message) => {
    refusing(message)
    expect(await signInWithPassword(config, 'a@b.cd', 'x')).toBeUndefined()
  },
)

it('passes on that Google has had enough of it', async () => {
  refusing('TOO_MANY_ATTEMPTS_TRY_LATER : Access disabled')
  await expect(signInWithPassword(config, 'a@b.cd', 'x')).rejects.toMatchObject({
    code: 'too_many_requests',
  })
})

it('takes anything else for a fault of ours', async () => {
  refusing('API_KEY_INVALID')
  await expect(signInWithPassword(config, 'a@b.cd', 'x')).rejects.toThrow('API_KEY_INVALID')
})

it('gives Error Reporting the stack to group by, and the service that failed', () => {
  const stack = new Error('broken').stack ?? ''
  const environment = { K_SERVICE: 'api', K_REVISION: 'api-00007' }
  expect(
    errorEntry('Something went wrong', { cause: stack, requestId: 'r1' }, environment),
  ).toEqual({
    severity: 'ERROR',
    '@type': expect.stringContaining('ReportedErrorEvent') as string,
    message: 'Something went wrong',
    stack_trace: stack,
    serviceContext: { service: 'api', version: 'api-00007' },
    requestId: 'r1',
  })
})

it('keeps a cause that has no stack', () => {
  expect(errorEntry('No', { cause: 'down' }, {})).toMatchObject({ cause: 'down' })
})
