import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { rupees } from '@bartan/contract/shared/money'
import { screen, within } from '@testing-library/react'
import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { TOPIC_IDS } from '#features/admin-settings/topics/topics.ts'
import { ShopContext } from '#lib/shop-settings.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { AnnouncementsPreview } from './announcements-preview.tsx'
import { shownDraft } from './shown-draft.ts'
import { TopicPreview } from './topic-preview.tsx'
import { TopicWords } from './topic-words.tsx'

const DIWALI = { from: '2026-11-01', until: '2026-11-08', text: 'Diwali: 10% off', textIn: {} }
const HOLIDAY = { from: '2026-12-24', until: '2026-12-26', textIn: {}, takesOrders: false }

const said = (when: string) => within(screen.getByRole('region', { name: when }))

it('shows what is said on any day, in each time that has a text, and while the shop is closed', async () => {
  fakeApi({})
  const { banner } = DEFAULT_SETTINGS
  const draft = {
    ...DEFAULT_SETTINGS,
    banner: { ...banner, timed: [DIWALI, { ...DIWALI, text: '' }] },
    closure: { ...HOLIDAY, text: 'Merry Christmas!' },
  }
  renderApp(
    <ShopContext value={atom(draft)}>
      <AnnouncementsPreview />
    </ShopContext>,
  )
  expect(said('Text of every day').getByText(banner.text)).toBeTruthy()
  expect(said('Sun 1 Nov – Sun 8 Nov').getByText('Diwali: 10% off')).toBeTruthy()
  expect(screen.queryAllByText(DIWALI.text)).toHaveLength(1)
  const closed = said('Closed for holidays')
  // The shop's own words, and then what holds.
  expect(await closed.findByText('Merry Christmas!')).toBeTruthy()
  expect(
    await closed.findByText(/^We are closed until Sat 26 Dec and take orders again/),
  ).toBeTruthy()
})

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

it.each([-1, 0.001])('leaves an amount of %s open, which the settings refuse', (fee) => {
  const shipping = { freeFrom: rupees(fee), fee: rupees(fee) }
  renderApp(<TopicWords topic="delivery" draft={{ ...DEFAULT_SETTINGS, shipping }} />)
  expect(screen.getByText('An order below … pays ….')).toBeTruthy()
})

it('leaves days open that the settings refuse', () => {
  renderApp(<TopicWords topic="orders" draft={{ ...DEFAULT_SETTINGS, returnDays: -1 }} />)
  expect(screen.getByText('Goods can be sent back for … days after delivery.')).toBeTruthy()
})

it.each(TOPIC_IDS)('says on which page the settings of %s show', (topic) => {
  renderApp(<TopicPreview topic={topic} draft={DEFAULT_SETTINGS} />)
  const words = /(Customers (read|see) (it|them) |in the menu above every page)/
  expect(screen.getByText(words)).toBeTruthy()
})
