import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'

/** The browser's build as Vite describes it. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/**
 * The files of a module and of what follows from it, each after those it depends on.
 *
 * @param followed the keys of the chunks to go on with
 */
export const filesOf = (
  manifest: Manifest,
  module: string,
  followed: (chunk: ManifestChunk) => readonly string[] = ({ imports = [] }) => imports,
): string[] => {
  const seen = new Set<string>()
  const visit = (key: string): string[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...followed(chunk).flatMap(visit), chunk.file]
  }
  return visit(module)
}
