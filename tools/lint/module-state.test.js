import { expect, it } from 'vitest'
import { stoppedFiles } from './lint-samples.js'

const STOPPED = {
  'web/src/i18n/spoken.ts': "let spoken = 'en'\nexport const speak = (next) => (spoken = next)\n",
  'web/src/lib/exported.ts': 'export let count = 0\n',
  'web/src/lib/old.ts': 'var count = 0\n',
  'web/src/lib/offline/connection.ts': 'let language\n',
}

const LET_THROUGH = {
  'web/src/lib/offline/other.ts': 'export const count = () => {\n  let sum = 0\n  return sum\n}\n',
  'web/src/lib/browser/history-gate.ts': 'let gate\nexport const set = (next) => (gate = next)\n',
}

const stopped = await stoppedFiles('module-state/no-variable', { ...STOPPED, ...LET_THROUGH })

it.each(Object.keys(STOPPED))('%s is stopped', (name) => {
  expect(stopped.filter((one) => one === name)).toHaveLength(1)
})

it.each(Object.keys(LET_THROUGH))('%s is let through', (name) => {
  expect(stopped).not.toContain(name)
})
