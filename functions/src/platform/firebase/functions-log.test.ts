import { expect, it } from 'vitest'
import { errorEntry } from './functions-log.ts'

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
