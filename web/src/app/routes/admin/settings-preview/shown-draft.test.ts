import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it } from 'vitest'
import { shownDraft } from './shown-draft.ts'

const holidayUntil = (until: string) => ({
  ...DEFAULT_SETTINGS,
  closure: { from: '', until, text: '', textIn: {}, takesOrders: true },
})

it('shows a holiday as soon as its last day is chosen, and until then what is said on any day', () => {
  expect(shownDraft(holidayUntil('')).closure).toBeNull()
  expect(shownDraft(holidayUntil('2027-01-31')).closure).toMatchObject({ until: '2027-01-31' })
  expect(shownDraft(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
})
