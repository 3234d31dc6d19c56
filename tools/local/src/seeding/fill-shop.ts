import { join } from 'node:path'
import type { Seed } from '@bartan/demo-shop/compose-shop'
import { runToEnd } from '#processes/run-to-end.ts'
import { functionEnvironment, type EmulatorPorts } from '#stack/project.ts'
import { runLoader } from './run-loader.ts'

const COMPOSE = join(import.meta.dirname, 'compose.ts')

const WHAT = { demo: 'Filling the demo shop', empty: 'Setting up an empty shop' }

/** Fills an empty shop with the data of `Seed`: composed by a program of its own, whose 190 MB go when it ends. */
export const fillShop =
  (seed: Seed, log: (line: string) => void) =>
  async (ports: EmulatorPorts, loader: string, signal: AbortSignal) => {
    log(`${typeof seed === 'number' ? `Filling a shop of ${seed} products` : WHAT[seed]} (once) …`)
    const options = { env: functionEnvironment(ports), signal, log }
    const compose = async (file: string) => {
      const code = await runToEnd(COMPOSE, { ...options, args: [JSON.stringify(seed), file] })
      if (code !== 0) throw new Error(`Composing the shop failed (exit ${code}).`)
    }
    await runLoader(compose, { ...options, loader })
  }
