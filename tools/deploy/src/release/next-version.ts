import { DeployError } from '../deploy-error.ts'

type Version = { major: number; minor: number; patch: number; candidate: string | undefined }

const PATTERN = /^(\d+)\.(\d+)\.(\d+)(?:-(.+))?$/

const parse = (text: string): Version => {
  const [, major, minor, patch, candidate] = PATTERN.exec(text) ?? []
  if (patch === undefined) throw new DeployError(`${text} is no version`)
  return { major: Number(major), minor: Number(minor), patch: Number(patch), candidate }
}

/** Negative if the first is older. A release candidate is older than its release. */
export const compareVersions = (one: string, other: string): number => {
  const [left, right] = [parse(one), parse(other)]
  for (const part of ['major', 'minor', 'patch'] as const)
    if (left[part] !== right[part]) return left[part] - right[part]
  if (left.candidate === right.candidate) return 0
  if (left.candidate === undefined) return 1
  if (right.candidate === undefined) return -1
  return left.candidate < right.candidate ? -1 : 1
}

/** The text between a version's heading and the next heading. */
export const sectionOf = (changelog: string, version: string): string | undefined =>
  changelog
    .split(/^## /m)
    .find((section) => section.startsWith(`[${version}]`))
    ?.split('\n')
    .slice(1)
    .join('\n')
    .trim()

/**
 * The version that follows from the changes (semver.org): removed or breaking ones make a major version, added or
 * changed ones a minor, fixes a patch. A release candidate becomes its release.
 */
export const nextVersion = (current: string, changes: string): string => {
  const { major, minor, patch, candidate } = parse(current)
  if (candidate !== undefined) return `${major}.${minor}.${patch}`
  if (/^### Removed/m.test(changes) || /^- \*\*Breaking/m.test(changes)) return `${major + 1}.0.0`
  if (/^### (?:Added|Changed|Deprecated)/m.test(changes)) return `${major}.${minor + 1}.0`
  return `${major}.${minor}.${patch + 1}`
}
