import { expect, it } from 'vitest'
import { CONTENT as ENGLISH } from './content-en.ts'
import { CONTENT as HINDI } from './content-hi.ts'
import type { InfoContent } from '../content-query.ts'

const shapeOf = (content: InfoContent) =>
  Object.entries(content).map(([path, { sections }]) => [
    path,
    sections.map(({ blocks }) =>
      blocks.map((block) => (typeof block === 'string' ? 'text' : block.length)),
    ),
  ])

it('says as much in Hindi as in English', () => {
  expect(shapeOf(HINDI)).toEqual(shapeOf(ENGLISH))
})
