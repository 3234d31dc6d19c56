import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { WalkResult } from './walk.ts'

/** One folder per screen and language, one file per view. */
const FOLDER = join(import.meta.dirname, '../../../.cache/walks')

const fileOf = async (view: string, kind: string): Promise<string> => {
  const folder = join(FOLDER, test.info().project.name)
  await mkdir(folder, { recursive: true })
  return join(folder, `${view}.${kind}`)
}

/** Saves a picture of the whole page for a person to look at. */
export const keepPicture = async (page: Page, view: string) =>
  page.screenshot({
    path: await fileOf(view, 'png'),
    fullPage: true,
    scale: 'css',
    // With the processor slowed, a long page takes longer to draw than anything takes to press.
    timeout: 60_000,
  })

/** Writes what a walk has found so far. A person must read the texts in Latin letters. */
export const note = async (
  view: string,
  { presses, faults, latin }: WalkResult,
): Promise<string[]> => {
  const different = [...new Set(faults)]
  const lines = [
    `${view}: ${presses} presses, ${different.length} faults`,
    ...different,
    ...[...latin].map((text) => `  in Latin letters: ${text.replaceAll('\n', ' ')}`),
  ]
  await writeFile(await fileOf(view, 'txt'), `${lines.join('\n')}\n`)
  return different
}

/** Writes a walk's findings, and fails if there are faults. */
export const report = async (view: string, found: WalkResult): Promise<void> =>
  expect(await note(view, found)).toEqual([])
