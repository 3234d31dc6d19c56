import fs, { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fine, wrong } from './findings.mjs'

const MB = 1024 ** 2
/** Megabytes for packages and builds, and for what a running shop writes. */
const NEEDED_MB = { toInstall: 2500, toRun: 500 }

const nearest = (path) => (existsSync(path) ? path : nearest(dirname(path)))

const dataFolder = ({ root, environment }) => resolve(root, environment.SHOP_DATA || '.data')

/**
 * Tells why the folder can't be written to. A missing folder is fine if its parent is writable, because the start
 * creates it.
 */
const faultOf = (folder) => {
  const place = nearest(folder)
  if (!statSync(place).isDirectory()) return `${place} is a file`
  try {
    accessSync(place, constants.W_OK | constants.X_OK)
    return undefined
  } catch {
    return `you can't write in ${place}`
  }
}

export const checkDataFolder = (machine) => {
  const folder = dataFolder(machine)
  const fault = faultOf(folder)
  if (fault)
    return [wrong(`Data folder ${folder}: ${fault}`, 'SHOP_DATA=/another/folder npm start')]
  const isRunning = existsSync(join(folder, 'environment.json'))
  return [fine(`Data folder ${folder}${isRunning ? ': a shop runs on it' : ''}`)]
}

const freeMegabytes = (path) => {
  const { bavail, bsize } = fs.statfsSync(nearest(path))
  return Math.floor((bavail * bsize) / MB)
}

const FIX = 'npm cache clean --force, or free some space otherwise'

export const checkDisk = (machine, free = freeMegabytes) => {
  // Node before 18.15 lacks statfs; checkNode reports such a version.
  if (!fs.statfsSync) return []
  const { root } = machine
  const isInstalled = existsSync(join(root, 'node_modules'))
  const places = {
    [root]: isInstalled ? NEEDED_MB.toRun : NEEDED_MB.toInstall,
    [dataFolder(machine)]: NEEDED_MB.toRun,
  }
  const short = Object.entries(places).flatMap(([place, needed]) => {
    const there = free(place)
    if (there >= needed) return []
    return [wrong(`${there} MB free at ${place}, of ${needed} needed`, FIX)]
  })
  return short.length > 0 ? short : [fine(`${free(root)} MB of disk are free`)]
}
