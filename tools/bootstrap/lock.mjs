import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { BootstrapError } from './bootstrap-error.mjs'
import { ROOT } from './root.mjs'

const FOLDER = join(ROOT, '.cache')
const FILE = join(FOLDER, 'bootstrap.lock')

/** So many looks in a row, two seconds, find no process id in the file; one that is just being written has it sooner. */
const MAX_UNREADABLE = 10

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const take = () => {
  try {
    writeFileSync(FILE, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Its process id; nothing if the file is gone, or not written yet, or damaged. */
const holder = () => {
  try {
    return Number.parseInt(readFileSync(FILE, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

const release = () => rmSync(FILE, { force: true })

/** Two shops started at once in the same clone must not install or build over each other. */
export const withLock = async (job) => {
  mkdirSync(FOLDER, { recursive: true })
  let isAnnounced = false
  let unreadable = 0
  while (!take()) {
    const pid = holder()
    unreadable = pid ? 0 : unreadable + 1
    if (unreadable > MAX_UNREADABLE)
      throw new BootstrapError(
        `${FILE} is damaged: it should have the id of the process that installs or builds here. If none does, delete the file and start again.`,
      )
    if (pid && !isAlive(pid)) rmSync(FILE, { force: true })
    else if (pid && !isAnnounced) {
      console.log('Waiting for another start in this folder to install and build …')
      isAnnounced = true
    }
    await delay(200)
  }
  process.on('exit', release)
  try {
    return await job()
  } finally {
    process.off('exit', release)
    release()
  }
}
