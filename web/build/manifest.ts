import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'

/** Vite's manifest of the browser's build. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/**
 * Files of a module and all its imports, in dependency order.
 * @param followed keys of the chunks whose imports are followed
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
