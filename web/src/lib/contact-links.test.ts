import { expect, it } from 'vitest'
import { telLink, whatsAppLink } from './contact-links.ts'

it('opens a chat with an Indian number and the text typed in', () => {
  expect(whatsAppLink('9876543210', 'Tea & cups?')).toBe(
    'https://wa.me/919876543210?text=Tea%20%26%20cups%3F',
  )
})

it('calls an Indian number', () => {
  expect(telLink('9876543210')).toBe('tel:+919876543210')
})
