import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Changes texts of a file; fails if one of them is not there, because docs/customise.md then leads nowhere. */
export const changeFile = (root, path, replacements) => {
  const file = join(root, path)
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
    text = text.replaceAll(from, to)
  }
  writeFileSync(file, text)
}
