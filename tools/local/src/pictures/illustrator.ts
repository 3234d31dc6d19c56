import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Picture } from '@bartan/demo-shop/illustrator/picture'

const ENTRY = join(import.meta.dirname, '../illustrator-host/main.ts')

/** What goes through IPC. */
export type Order = { id: number; picture: Picture }
export type Delivery = { id: number; files?: [width: number, bytes: Uint8Array][]; error?: string }

export type PictureBytes = [width: number, bytes: Uint8Array][]

/**
 * A process that draws, so that no service waits for it; it starts with the first picture.
 *
 * @param isPatient it takes only the CPU time that nobody else wants
 */
export const illustrator = ({ isPatient }: { isPatient: boolean }) => {
  const open = new Map<number, PromiseWithResolvers<PictureBytes>>()
  let child: ChildProcess | undefined
  let orders = 0

  const rejectAll = (reason: string) => {
    for (const { reject } of open.values()) reject(new Error(reason))
    open.clear()
  }

  const start = () => {
    const started = fork(ENTRY, isPatient ? ['--patient'] : [], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('message', ({ id, files, error }: Delivery) => {
      const order = open.get(id)
      open.delete(id)
      if (files) order?.resolve(files)
      else order?.reject(new Error(error))
    })
    const lose = () => {
      if (child !== started) return
      child = undefined
      rejectAll('The illustrator has died')
    }
    started.once('error', lose).once('exit', lose)
    return started
  }

  return {
    draw: (picture: Picture): Promise<PictureBytes> => {
      child ??= start()
      orders += 1
      const order = Promise.withResolvers<PictureBytes>()
      open.set(orders, order)
      child.send({ id: orders, picture } satisfies Order)
      return order.promise
    },
    stop: () => {
      const stopped = child
      child = undefined
      stopped?.kill('SIGKILL')
      rejectAll('The illustrator was stopped')
    },
  }
}
