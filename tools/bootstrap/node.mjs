import { existsSync, lstatSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { BootstrapError } from './bootstrap-error.mjs'
import { findNode, OWN_NODE } from './find-programs.mjs'
import { ROOT } from './root.mjs'
import { runNpm } from './run-npm.mjs'

/** npm scripts and `npx` look for programs here first. */
const LINK = join(ROOT, 'node_modules/.bin/node')

/** Installs Node as a separate package, so that machines with a new Node skip it. */
export const installNode = async () => {
  await runNpm(join(ROOT, 'tools/bootstrap/node'), ['ci'])
  if (findNode()) return
  throw new BootstrapError(
    `The shop runs on Node 24. This is Node ${process.versions.node}, and npm has none for ${process.platform} on ${process.arch}: install Node 24 from https://nodejs.org and start again.`,
  )
}

/** Lets `npx` find the installed Node as well. npm doesn't know the link and recreates its folder at times. */
export const linkNode = () => {
  if (process.platform === 'win32' || existsSync(LINK)) return
  if (!existsSync(OWN_NODE) || !existsSync(dirname(LINK))) return
  if (lstatSync(LINK, { throwIfNoEntry: false })) rmSync(LINK)
  symlinkSync(relative(dirname(LINK), OWN_NODE), LINK)
}
