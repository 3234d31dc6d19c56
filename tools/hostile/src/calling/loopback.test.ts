import { expect, it } from 'vitest'
import { loopbackUrl } from './caller.ts'

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
