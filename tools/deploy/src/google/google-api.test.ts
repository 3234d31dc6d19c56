import { expect, it } from 'vitest'
import { PROJECT } from '../testing/fake-google.ts'
import { googleApi } from './google-api.ts'

it('a call says so where Google is not reached', async () => {
  const google = googleApi({
    token: () => Promise.resolve('a-token'),
    project: PROJECT,
    originOf: () => 'http://127.0.0.1:1',
  })
  await expect(google.get('iam.googleapis.com', '/')).rejects.toThrow(
    'iam.googleapis.com was not reached',
  )
})
