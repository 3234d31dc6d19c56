import { expect, it } from 'vitest'
import { processPage, stateName } from './testing/process-page.ts'

it('is in the docs as the table has it', async () => {
  await expect(processPage()).toMatchFileSnapshot('../../../docs/order-process.md')
})

it('draws a status of two words', () => {
  expect(stateName('On hold')).toBe('On_hold')
})
