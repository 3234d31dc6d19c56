import { expect, it } from 'vitest'
import { exposureWarning } from './exposure-warning.ts'

it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('is silent on %s', (host) => {
  expect(exposureWarning(host)).toEqual([])
})

it.each(['0.0.0.0', '::', '192.168.1.7', '127.example.com', ''])('is loud on "%s"', (host) => {
  const warning = exposureWarning(host).join('\n')
  expect(warning).toContain('WARNING')
  expect(warning).toContain('demo password')
})
