import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TOPIC_IDS } from '#features/admin-settings/topics/topics.ts'
import { renderApp } from '#testing/render-app.tsx'
import { TopicPreview } from './topic-preview.tsx'
import { TopicWords } from './topic-words.tsx'

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
  const said = /(Customers (read|see) (it|them) |in the menu above every page)/
  expect(screen.getByText(said)).toBeTruthy()
})
