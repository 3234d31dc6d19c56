import { expect, it } from 'vitest'
import { loopbackUrl } from './caller.ts'
import { Tally } from './tally.ts'

it.each(['http://127.0.0.1:3000', 'http://127.8.8.8', 'http://[::1]:80'])('%s is attacked', (url) =>
  expect(loopbackUrl(url).href).toContain('http://'),
)

it.each([
  'https://shop.example',
  'http://localhost:3000',
  'http://10.0.0.1',
  'http://0.0.0.0:3000',
  'http://[fe80::1]',
  'http://169.254.169.254',
])('%s is not', (url) => expect(() => loopbackUrl(url)).toThrow('loopback alone'))

it('counts calls by how they ended, and failures apart from refusals', () => {
  const tally = new Tally()
  for (const outcome of [
    '200',
    '200',
    '409 out_of_stock',
    '503 busy',
    '500 internal',
    'broken ECONNRESET',
  ])
    tally.add(outcome)
  expect([tally.calls, tally.failures]).toEqual([6, 2])
  expect([tally.count('200'), tally.count('404')]).toEqual([2, 0])
  expect(tally.toString()).toMatch(/^200: 2, /)
})
