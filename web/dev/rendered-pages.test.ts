import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filledDocument } from './rendered-pages.ts'

const DOCUMENT = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const page = {
  status: 200 as const,
  hasUnknownValues: false,
  lang: 'hi-IN',
  head: '<title>$& तवा</title>',
  isRendered: true,
  markup: '<main>तवा</main>',
  noscript: '<noscript>तवा</noscript>',
  data: '{"pan":"$1"}',
  sources: [],
}

it('has head, page and data where web/index.html has places for them, with its own code', () => {
  const filled = filledDocument(DOCUMENT, page, 7)
  expect(filled).toContain('<html lang="hi-IN"')
  expect(filled).toContain('<title>$& तवा</title>')
  expect(filled).not.toContain('%TAGLINE%')
  expect(filled).toContain('<div id="root"><main>तवा</main></div>')
  expect(filled).toContain('<noscript>तवा</noscript>')
  expect(filled).toMatch(
    /<script type="application\/json" id="[\w-]+">\{"queries":\{"pan":"\$1"\},"at":7\}</,
  )
  expect(filled).toContain('src="/src/main.tsx"')
})
