import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it } from 'vitest'
import { shownDraft } from './shown-draft.ts'

const holidayUntil = (until: string) => ({
  ...DEFAULT_SETTINGS,
  closure: { from: until && '2027-01-20', until, text: '', textIn: {}, takesOrders: true },
})

const setting = (until: string) =>
  shownDraft('announcements', holidayUntil(until), '2027-01-01').closure

const besideHome = (day: string) => shownDraft('home', holidayUntil('2027-01-31'), day).closure

it('shows a holiday as soon as its last day is chosen, and until then what is said on any day', () => {
  expect(setting('')).toBeNull()
  expect(setting('2027-01-31')).toMatchObject({ until: '2027-01-31' })
  expect(shownDraft('announcements', DEFAULT_SETTINGS, '2027-01-01')).toEqual(DEFAULT_SETTINGS)
})

it('shows beside other settings only what is said today', () => {
  expect(besideHome('2027-01-19')).toBeNull()
  expect(besideHome('2027-01-20')).toMatchObject({ until: '2027-01-31' })
  const sale = { from: '2027-01-25', until: '2027-01-27', text: 'Republic Day', textIn: {} }
  const { banner } = DEFAULT_SETTINGS
  const draft = { ...DEFAULT_SETTINGS, banner: { ...banner, timed: [sale] } }
  expect(shownDraft('shop', draft, '2027-01-24').banner.text).toBe(banner.text)
  expect(shownDraft('shop', draft, '2027-01-26').banner.text).toBe('Republic Day')
})
