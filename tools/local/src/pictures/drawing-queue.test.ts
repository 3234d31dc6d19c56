import { expect, it, vi } from 'vitest'
import { drawingQueue } from './drawing-queue.ts'
import type { Drawing } from './drawing.ts'

const drawing = (name: string): Drawing => ({
  url: name,
  picture: { form: 'mug', material: 'Plastic' },
})

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A queue whose illustrators draw when the test says so. */
const setUp = () => {
  const begun: string[] = []
  const stored: string[] = []
  const failed: string[] = []
  const open = new Map<string, PromiseWithResolvers<string>>()
  const onEmpty = vi.fn<(count: number) => void>()
  const queue = drawingQueue<string>({
    draw: ({ url }, who) => {
      begun.push(`${who} ${url}`)
      const order = Promise.withResolvers<string>()
      open.set(`${who} ${url}`, order)
      return order.promise
    },
    store: async ({ url }) => {
      stored.push(url)
    },
    onFailed: ({ url }) => {
      failed.push(url)
    },
    onEmpty,
  })
  const deliver = async (name: string) => {
    open.get(name)?.resolve('files')
    await settled()
  }
  const fail = async (name: string) => {
    open.get(name)?.reject(new Error('no'))
    await settled()
  }
  queue.add(['a', 'b', 'c'].map(drawing))
  return { queue, begun, stored, failed, onEmpty, deliver, fail }
}

const is = (name: string) => (url: string) => url === name

it('draws one after the other, and says when none is left', async () => {
  const { queue, begun, deliver, onEmpty } = setUp()
  expect(begun).toEqual(['patient a'])
  await deliver('patient a')
  expect(begun).toEqual(['patient a', 'patient b'])
  await deliver('patient b')
  expect(onEmpty).not.toHaveBeenCalled()
  await deliver('patient c')
  expect(onEmpty).toHaveBeenCalledExactlyOnceWith(3)
  expect(queue.isEmpty()).toBe(true)
})

it('draws at once what somebody waits for, and only once for all who do', async () => {
  const { queue, begun, deliver, stored } = setUp()
  const waits = [queue.wait(is('c')), queue.wait(is('c'))]
  expect(begun).toEqual(['patient a', 'urgent c'])
  await deliver('urgent c')
  await Promise.all(waits)
  expect(stored).toEqual(['c'])
  await deliver('patient a')
  await deliver('patient b')
  expect(begun).toEqual(['patient a', 'urgent c', 'patient b'])
})

it('leaves nobody waiting for the patient illustrator, and stores once what both have drawn', async () => {
  const { queue, deliver, stored } = setUp()
  const wait = queue.wait(is('a'))
  await deliver('urgent a')
  await wait
  await deliver('patient a')
  expect(stored).toEqual(['a'])
})

it('does not wait for what is drawn, or not to be drawn', async () => {
  const { queue, deliver, begun } = setUp()
  await deliver('patient a')
  await queue.wait(is('a'))
  await queue.wait(is('other'))
  expect(begun).toEqual(['patient a', 'patient b'])
})

it('gives up what cannot be drawn, and keeps nobody waiting for it', async () => {
  const { queue, fail, deliver, failed, stored, onEmpty } = setUp()
  const wait = queue.wait(is('b'))
  await fail('urgent b')
  await wait
  await deliver('patient a')
  await deliver('patient c')
  expect(failed).toEqual(['b'])
  expect(stored).toEqual(['a', 'c'])
  expect(onEmpty).toHaveBeenCalledOnce()
})
