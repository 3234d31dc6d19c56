import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it } from 'vitest'
import { checkSettings } from './settings-faults.ts'

it('says how an amount is written that could not be read', () => {
  const shipping = { fee: '12,99', freeFrom: 299 }
  expect(checkSettings('en', { version: 1, shipping })).toEqual({
    errors: { 'shipping.fee': 'Fee (₹) must be an amount like 1299 or 1,299.50' },
  })
})

it('names the placeholder of a message that nothing is filled in for, and the known ones', () => {
  const { messages } = DEFAULT_SETTINGS
  const placed = { isSent: true, text: 'Dear {name}, {foo}', textIn: { hi: '{नाम}' } }
  expect(checkSettings('en', { version: 1, messages: { ...messages, placed } })).toEqual({
    errors: {
      'messages.placed.text': expect.stringMatching(/\{foo\}.*\{name\}, \{number\}/),
      'messages.placed.textIn.hi': expect.stringContaining('{नाम}'),
    },
  })
})
