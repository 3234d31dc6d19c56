import { spawn } from 'node:child_process'

const WATCH_MS = 250
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program until it ends and resolves with its exit status. The program stops if this process is killed,
 * because that closes their IPC channel; this process stops it if npm, its own parent, is gone.
 */
export const runProgram = (command, args, { env = {}, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
      ...options,
    })
    const parent = process.ppid
    const orphaned = setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM')
    }, WATCH_MS)
    const pass = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, pass)
    const finish = () => {
      clearInterval(orphaned)
      for (const signal of SIGNALS) process.off(signal, pass)
    }
    child.once('error', (error) => {
      finish()
      reject(error)
    })
    child.once('exit', (code) => {
      finish()
      resolve(code ?? 1)
    })
  })
