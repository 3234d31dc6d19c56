import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { open, startServer } from './testing/settings-page.tsx'
import { TOPIC_IDS } from './topics/topics.ts'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

/** Inputs in sight: what is folded is none of them. */
const inputs = () =>
  [...document.querySelectorAll('input, select, textarea')].filter(
    (input) => !input.closest('details:not([open])'),
  )

it.each(TOPIC_IDS)('the settings of %s ask for at most twelve things at once', async (topic) => {
  const { changeAsAnother } = startServer()
  const pinRules = ['110', '400'].map((prefix) => ({ prefix, serviceable: true, days: 2 }))
  changeAsAnother({ languages: [...LANGUAGE_CODES], pinRules })
  await open(topic)
  expect(inputs().length).toBeLessThanOrEqual(12)
})

it('one press shows the texts of a topic in all languages of the shop, and in no other', async () => {
  const { changeAsAnother } = startServer()
  changeAsAnother({ languages: ['en', 'hi'] })
  await open('shop')
  expect(screen.queryByRole('textbox', { name: 'Tagline in हिन्दी' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Translate: हिन्दी' }))
  expect(screen.getByRole('textbox', { name: 'Tagline in हिन्दी' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Tagline in मराठी' })).toBeNull()
})

it('asks nobody who is not registered for a GSTIN, nor for the rate on delivery', async () => {
  startServer()
  await open('legal')
  expect(screen.queryByLabelText(/^GSTIN/)).toBeNull()
  expect(screen.queryByLabelText('GST on delivery')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('GST'), 'regular')
  expect(screen.getByLabelText(/^GSTIN/)).toBeTruthy()
  expect(screen.getByLabelText('GST on delivery')).toBeTruthy()
})
