import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The types that a schema gives (contract/src/shared/brand.ts), each with the one file that may say so by a cast. */
const MADE_IN = {
  Paise: 'contract/src/shared/money.ts',
  Rupees: 'contract/src/shared/money.ts',
  Phone: 'contract/src/users/rules.ts',
  Pin: 'contract/src/shared/pin.ts',
  Gstin: 'contract/src/shared/gstin.ts',
  OrderNumber: 'contract/src/shared/order-number.ts',
  ProductId: 'contract/src/products/product-id.ts',
  Sku: 'contract/src/products/product-id.ts',
}

const sources = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '')

it.each(Object.entries(MADE_IN))('%s is cast in its own file alone', (name, own) => {
  const cast = new RegExp(String.raw`\bas (?:unknown as )?${name}\b(?! (?:from|as)\b)`)
  const found = sources.filter((path) => path !== own && cast.test(readFileSync(path, 'utf8')))
  expect(found).toEqual([])
})
