import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { BootstrapError } from './bootstrap-error.mjs'
import { ROOT } from './root.mjs'

const FOLDER = join(ROOT, '.cache')
const FILE = join(FOLDER, 'bootstrap.lock')

/** Tries, over two seconds, to read a process id; a lock that is just being written gets one sooner. */
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

/** The process id in the lock; undefined if the file is missing, not written yet, or damaged. */
const holder = () => {
  try {
    return Number.parseInt(readFileSync(FILE, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

const release = () => rmSync(FILE, { force: true })

/** Prevents two commands in the same clone from installing or building at the same time. */
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
