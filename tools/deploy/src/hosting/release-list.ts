/** New assets of each release, newest first; hosted beside them, for the next deploy. */
type Release = { at: string; version?: string; files: string[] }
export type ReleaseList = Release[]

/** Visitors keep pages open for weeks, and a rollback may go back several releases. */
const KEPT = 10

const isList = (value: unknown): value is ReleaseList =>
  Array.isArray(value) &&
  value.every(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'files' in entry &&
      Array.isArray(entry.files) &&
      entry.files.every((name) => typeof name === 'string'),
  )

export const parseReleaseList = (text: string): ReleaseList | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isList(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name))

/** The list with one more release; deploying the same build again adds none. */
export const withRelease = (earlier: ReleaseList, release: Release): ReleaseList =>
  [release, ...earlier.filter(({ files }) => !isSame(files, release.files))].slice(0, KEPT)
