import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import type { Found } from './walk.ts'

/** A folder for each screen and language, a file for each view. */
const FOLDER = join(import.meta.dirname, '../../../.cache/walks')

/** Writes down what a walk found, and fails if anything is wrong. What is in Latin letters is for somebody to read. */
export const report = async (view: string, { presses, faults, latin }: Found): Promise<void> => {
  const folder = join(FOLDER, test.info().project.name)
  await mkdir(folder, { recursive: true })
  const different = [...new Set(faults)]
  const lines = [
    `${view}: ${presses} presses, ${different.length} faults`,
    ...different,
    ...[...latin].map((text) => `  in Latin letters: ${text.replaceAll('\n', ' ')}`),
  ]
  await writeFile(join(folder, `${view}.txt`), `${lines.join('\n')}\n`)
  expect(different).toEqual([])
}
