import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './root.mjs'
import { runIn } from './testing/run-in.mjs'

const { indexes } = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8'))

/** Emulators and a test run, with others at work on the same cores. */
const TIMEOUT = 300_000

/** By the tests that are run below. */
const isNeeded = ({ collectionGroup, fields }) =>
  collectionGroup === 'reviews' && fields.every(({ fieldPath }) => fieldPath !== 'stars')

it(
  'npm run shop -- unused-indexes runs tests and lists the entries that they did not need',
  async () => {
    // All tests would take minutes. These page through reviews, a product's too, by hidden and createdAt.
    const tests = 'functions/src/features/reviews/paging-reviews.routes.test.ts'
    const { code, output } = await runIn(
      ROOT,
      'tools/bootstrap/run.mjs',
      'shop',
      'unused-indexes',
      tests,
    )
    const listed = output.split('\n').filter((line) => line.startsWith('{'))
    const unused = indexes.filter((index) => !isNeeded(index)).map((index) => JSON.stringify(index))
    expect(listed).toEqual(unused)
    expect(output).toContain(`${unused.length} of ${indexes.length} index entries were not needed`)
    expect(code).toBe(1)
  },
  TIMEOUT,
)
