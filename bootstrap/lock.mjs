import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from './root.mjs'

const FOLDER = join(ROOT, '.cache')
const FILE = join(FOLDER, 'bootstrap.lock')

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

const holder = () => {
  try {
    return Number(readFileSync(FILE, 'utf8'))
  } catch {
    return 0
  }
}

const release = () => rmSync(FILE, { force: true })

/** Two shops started at once in the same clone must not install or build over each other. */
export const withLock = async (job) => {
  mkdirSync(FOLDER, { recursive: true })
  let told = false
  while (!take()) {
    const pid = holder()
    if (pid && !isAlive(pid)) rmSync(FILE, { force: true })
    else if (!told) {
      console.log('Waiting for another start in this folder to install and build …')
      told = true
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
