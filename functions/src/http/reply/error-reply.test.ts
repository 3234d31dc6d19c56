import { reason } from '@bartan/contract/reasons/reasons'
import { describe, expect, it } from 'vitest'
import { AppError, busy } from '#domain/app-error.ts'
import { withTimeout } from '#platform/concurrency/jobs.ts'
import { errorReply } from './error-reply.ts'

const withCode = (code: unknown) => Object.assign(new Error('10 ABORTED: secret'), { code })

describe('the translation of failures', () => {
  it('passes on what an AppError says', () => {
    const error = new AppError('too_many_requests', reason('busy'), { retryAfterSeconds: 0.2 })
    expect(errorReply(error)).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
      body: {
        code: 'too_many_requests',
        message: 'The shop is busy. Please try again in a moment.',
        reason: 'busy',
        params: {},
      },
    })
  })

  it('makes a lost race of Firestore a 409, and its absence a 503', () => {
    expect(errorReply(withCode(10))).toMatchObject({ status: 409, body: { code: 'conflict' } })
    for (const code of [4, 8, 14])
      expect(errorReply(withCode(code))).toMatchObject({
        status: 503,
        headers: { 'Retry-After': expect.any(String) },
        body: { code: 'unavailable' },
      })
  })

  it('makes a 503 of what we no longer wait for', async () => {
    const never = new Promise<never>(() => undefined)
    const error: unknown = await withTimeout(never, 1).catch((cause: unknown) => cause)
    expect(errorReply(error)).toMatchObject({
      status: 503,
      headers: { 'Retry-After': expect.any(String) },
      severity: 'error',
    })
  })

  it('tells what the shop refuses because many want it from what has failed', () => {
    const refusals = [busy(), busy(withCode(10)), busy(withCode(9))]
    const failures = [busy(withCode(14)), busy(new Error('No answer in 5000 ms')), withCode(14)]
    expect(refusals.map((error) => errorReply(error).severity)).toEqual(
      refusals.map(() => 'refusal'),
    )
    expect(failures.map((error) => errorReply(error).severity)).toEqual(failures.map(() => 'error'))
    expect(errorReply(withCode(10)).severity).toBe('info')
  })

  it('masks everything else', () => {
    for (const error of [withCode(5), withCode('ENOENT'), 'text', undefined, new TypeError('x')]) {
      const { status, body, cause } = errorReply(error)
      expect({ status, body }).toEqual({
        status: 500,
        body: {
          message: 'Something went wrong',
          code: 'internal',
          reason: 'unexpected',
          params: {},
        },
      })
      expect(cause).toBe(error)
    }
  })
})
