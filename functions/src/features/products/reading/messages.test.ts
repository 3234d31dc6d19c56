import { describe, expect, it } from 'vitest'
import { DEMO, OTHER } from './testing/goods-catalogs.ts'
import heldOut from './testing/messages-held-out.json' with { type: 'json' }
import seen from './testing/messages.json' with { type: 'json' }
import {
  addScore,
  indexOf,
  noScore,
  scoreMessage,
  type Message,
  type Score,
} from './testing/score-messages.ts'

const catalogs = new Map([
  ['demo', indexOf(DEMO)],
  ['other', indexOf(OTHER)],
])

const scoresOf = (messages: readonly Message[]) =>
  messages.map((message) => {
    const index = catalogs.get(message.catalog)
    if (!index) throw new Error(`No catalog ${message.catalog}`)
    return { message, ...scoreMessage(message, index) }
  })

const sumOf = (scores: readonly { score: Score }[]): Score =>
  scores.map(({ score }) => score).reduce(addScore, noScore())

/** Messages of people, in six languages, over two shops; a fifth was not looked at while the reader was written. */
const SETS = { seen: scoresOf(seen as Message[]), 'held out': scoresOf(heldOut as Message[]) }

it('are more than five hundred, a fifth of them held out', () => {
  const [all, held] = [seen.length + heldOut.length, heldOut.length]
  expect(all).toBeGreaterThanOrEqual(500)
  expect(held / all).toBeGreaterThan(0.19)
})

describe.each(Object.entries(SETS))('messages %s', (_name, scores) => {
  const sum = sumOf(scores)

  it('are read line by line', () => {
    expect(sum.right / sum.lines).toBeGreaterThanOrEqual(0.9)
  })

  it('tell the variant', () => {
    expect(sum.variantRight / sum.variants).toBeGreaterThanOrEqual(0.8)
  })

  it('are never wrong where they are sure', () => {
    const wrong = scores.filter(({ score }) => score.sureAndWrong > 0)
    expect(wrong.map(({ message, faults }) => [message.text, faults])).toEqual([])
    expect(sum.sure).toBeGreaterThan(sum.lines / 3)
  })

  it('tell who ordered, and where it goes', () => {
    expect(sum.contactRight / sum.contacts).toBeGreaterThanOrEqual(0.9)
  })
})
