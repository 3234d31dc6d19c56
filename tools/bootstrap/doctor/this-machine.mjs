import { homedir, totalmem } from 'node:os'
import { ROOT } from '../root.mjs'

/** All that the checks go by, so that each can be tried with another machine. */
export const thisMachine = () => ({
  root: ROOT,
  environment: process.env,
  platform: process.platform,
  arch: process.arch,
  nodeVersion: process.versions.node,
  memoryBytes: totalmem(),
  home: homedir(),
})
