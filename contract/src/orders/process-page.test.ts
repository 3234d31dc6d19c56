import { expect, it } from 'vitest'
import { processPage } from './testing/process-page.ts'

it('is in the docs as the table has it', async () => {
  await expect(processPage()).toMatchFileSnapshot('../../../docs/order-process.md')
})
