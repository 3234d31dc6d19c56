#!/usr/bin/env node
import { existsSync } from 'node:fs'

/** The first with all of `node:sqlite` that is used. */
const NEEDED = [22, 16]

const { node } = process.versions
const [major = 0, minor = 0] = node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `This is Node ${node}, which lacks node:sqlite; Node ${NEEDED.join('.')} or newer is needed. npm brings one:
  npx -y -p node@24 -- node ${process.argv[1]} ${process.argv.slice(2).join(' ')}`,
  )
  process.exit(1)
}
// Built by pack.mjs; in the repository Node runs the sources.
const built = new URL('dist/main.js', import.meta.url)
await import(existsSync(built) ? built.href : new URL('src/main.ts', import.meta.url).href)
