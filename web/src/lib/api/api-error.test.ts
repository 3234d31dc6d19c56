import { reason } from '@bartan/contract/reasons/reasons'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '#i18n/load-texts.ts'
import { ApiError, messageAbout } from './api-error.ts'

beforeAll(() => Promise.all([loadTexts('hi'), loadTexts('mr')]))

it('calls goods by their names in the page’s language', () => {
  const error = new ApiError(409, {
    code: 'out_of_stock',
    ...reason('only_left', { left: 2, name: 'Steel Thali' }),
  })
  const goods = [{ name: 'Steel Thali', nameIn: { hi: 'स्टील थाली' } }, { name: 'Mug' }]
  expect(messageAbout('hi', error, goods)).toBe('स्टील थाली: सिर्फ़ 2 बचे हैं')
  expect(messageAbout('mr', error, goods)).toMatch(/^Steel Thali/)
})
