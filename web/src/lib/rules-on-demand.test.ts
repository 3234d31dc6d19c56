import { expect, it } from 'vitest'
import { rulesOnDemand } from './rules-on-demand.ts'

type Typed = { phone: string }

it('what is typed while the rules of a form load, after its press, is not sent with it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const rules = rulesOnDemand<Typed, Typed>(async () => {
    await promise
    return () => (values) => ({ values, errors: {} })
  })
  const typed = { phone: '9876543210' }
  const checked = rules('en')(typed, undefined, { fields: {}, shouldUseNativeValidation: false })
  typed.phone = '9123456780'
  resolve()
  expect(await checked).toMatchObject({ values: { phone: '9876543210' } })
})
