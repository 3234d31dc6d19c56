import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import type { Page } from '@playwright/test'
import type { Found } from './walk.ts'

/** A folder for each screen and language, a file for each view. */
const FOLDER = join(import.meta.dirname, '../../../.cache/walks')

const fileOf = async (view: string, kind: string): Promise<string> => {
  const folder = join(FOLDER, test.info().project.name)
  await mkdir(folder, { recursive: true })
  return join(folder, `${view}.${kind}`)
}

/** A picture of the whole page, for somebody to look at. */
export const keepPicture = async (page: Page, view: string) =>
  page.screenshot({ path: await fileOf(view, 'png'), fullPage: true, scale: 'css' })

/** Writes down what a walk has found so far. What is in Latin letters is for somebody to read. */
export const note = async (view: string, { presses, faults, latin }: Found): Promise<string[]> => {
  const different = [...new Set(faults)]
  const lines = [
    `${view}: ${presses} presses, ${different.length} faults`,
    ...different,
    ...[...latin].map((text) => `  in Latin letters: ${text.replaceAll('\n', ' ')}`),
  ]
  await writeFile(await fileOf(view, 'txt'), `${lines.join('\n')}\n`)
  return different
}

/** Writes down what a walk found, and fails if anything is wrong. */
export const report = async (view: string, found: Found): Promise<void> =>
  expect(await note(view, found)).toEqual([])
