import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The style sheet of the last build. */
const styles = readFileSync(join(import.meta.dirname, '../dist/.server/shell.html'), 'utf8')

it('no two styles have the same class, though panda.config.ts cuts their hashes to four letters', () => {
  const utilities = styles.slice(styles.lastIndexOf('@layer utilities'))
  const rules = [...utilities.matchAll(/[{}]([^{}@]+)\{/g)].map(([, selectors = '']) => selectors)
  const classes = rules.flatMap((selectors) => [
    ...new Set(
      [...selectors.matchAll(/(?:^|,)\.([A-Za-z]{1,4}(?:\\!)?)/g)].map(([, name]) => name),
    ),
  ])
  expect(classes.length).toBeGreaterThan(1000)
  const twice = classes.filter((name, place) => classes.indexOf(name) !== place)
  expect(twice, 'if one is: five letters').toEqual([])
})
